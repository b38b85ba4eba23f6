/** 0 → 'A', 26 → 'AA'. */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** The column of a cell reference, 0-based: 'AB12' → 27. Undefined where the reference has no letters. */
export const columnOfReference = (reference: string): number | undefined => {
  let index = 0
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    index = index * 26 + value
  }
  return index === 0 ? undefined : index - 1
}
