const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** True when every word of the query begins a word of the text; accents and case do not matter. */
export function matchesQuery(text: string, query: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every(part => words.some(word => word.startsWith(part)))
}
