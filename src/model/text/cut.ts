/** Cuts a text to at most this many code units, never inside a surrogate pair, since PostgreSQL rejects lone surrogates in JSON. */
export function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}
