/**
 * Numbers as they were typed, scanned or pasted: one a line, or out of the cells of a table. Commas and spaces belong to many numbers and part
 * none; the same number twice is one.
 */
export const readNumbers = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r\t;]+/)
      .map(number => number.trim())
      .filter(Boolean),
  ),
]
