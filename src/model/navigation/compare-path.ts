/** How many pictures can lie beside each other. */
export const mostCompared = 4

/** Where the pictures of files lie beside each other. */
export const comparePath = (ids: readonly string[]): string => `/app/dam/compare/${ids.join(',')}`

/** The files an address asks for, as `comparePath` writes them; each once. */
export const comparedIds = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter(id => /^\d{1,19}$/.test(id)))].slice(0, mostCompared)
