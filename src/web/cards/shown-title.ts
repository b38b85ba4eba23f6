/** A card's title as it is shown: '---' where it has none (C-K18). */
export const shownTitle = (title: string): string => title.trim() || '---'
