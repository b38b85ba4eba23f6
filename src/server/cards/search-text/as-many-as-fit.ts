/** Bytes of a unit of a text's length, at most. */
const widest = 3

/** The first of some lexemes, as many as fit into so many bytes: a search vector of PostgreSQL ends at a megabyte. */
export function asManyAsFit(lexemes: readonly string[], bytes: number): readonly string[] {
  const units = lexemes.reduce((sum, { length }) => sum + length, 0)
  // Nearly always; the rest is counted.
  if (units * widest < bytes) return lexemes
  let taken = 0
  return lexemes.filter(lexeme => {
    taken += Buffer.byteLength(lexeme)
    return taken < bytes
  })
}
