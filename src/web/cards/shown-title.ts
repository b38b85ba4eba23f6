/** Returns the displayed title of a record: '---' if it has none (acceptance row C-K18). */
export const shownTitle = (title: string): string => title.trim() || '---'
