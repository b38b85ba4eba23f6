/** Normalises a word for lookups: lower case, no accents. */
export const fold = (word: string): string =>
  word.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
