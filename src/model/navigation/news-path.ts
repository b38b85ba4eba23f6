/** Address of the news of the platform, or of one of them. */
export const newsPath = (id?: string): string => (id === undefined ? '/app/news' : `/app/news/${id}`)
