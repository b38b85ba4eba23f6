/** Returns the address of the platform news, or of one item. */
export const newsPath = (id?: string): string => (id === undefined ? '/app/news' : `/app/news/${id}`)
