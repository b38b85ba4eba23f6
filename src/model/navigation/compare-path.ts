/** Maximum number of pictures side by side. */
const mostCompared = 4

/** Returns the address that shows pictures side by side. */
export const comparePath = (ids: readonly string[]): string => `/app/dam/compare/${ids.join(',')}`

/** Returns the distinct file ids in an address of `comparePath`. */
export const comparedIds = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter(id => /^\d{1,19}$/.test(id)))].slice(0, mostCompared)
