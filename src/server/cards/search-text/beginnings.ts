/**
 * Beginnings of words in which a searched word stands, itself first: 'schale' and 'buccheroschale'. All words that hold it begin in one of these, and
 * no other word does.
 */
export type Beginnings = (word: string) => readonly string[]

/** Words are found by their own beginning alone. */
export const noParts: Beginnings = word => [word]
