/** The beginning of a text, at the most so long; no sign is cut in two, since a database takes no halves. */
export function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}
