/** The beginning of a text, at most so many code units; never ends inside a surrogate pair, since PostgreSQL refuses half of one in JSON. */
export function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}
