import { fold } from './fold.ts'

/** Longer words are cut: they are never typed, and an index entry has its limit. */
const longest = 60

const wordPattern = /[\p{L}\p{N}]+/gu

/** Cuts between characters, not within one. */
const cutWord = (word: string): string =>
  word.length <= longest ? word : [...word].slice(0, longest).join('')

/** Splits a text into words for the index and for searches. */
export const tokensOf = (text: string): string[] => (fold(text).match(wordPattern) ?? []).map(cutWord)

/**
 * Returns the search tokens of an inventory number: the whole without spaces ('inv.1915.7'), and the rest from each of its parts ('1915.7',
 * '7'). A search matches the beginning of each.
 */
export function identifierTokens(number: string): string[] {
  const whole = fold(number).replace(/\s+/g, '').slice(0, longest)
  const starts = [...whole.matchAll(wordPattern)].map(match => whole.slice(match.index))
  return [...new Set([whole, ...starts])].filter(token => token !== '')
}
