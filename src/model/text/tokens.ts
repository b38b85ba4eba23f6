import { fold } from './fold.ts'

/** Longer words are cut: nobody types them, and an index entry has its limit. */
const longest = 60

const wordPattern = /[\p{L}\p{N}]+/gu

/** Cut between characters, not within one. */
const cutWord = (word: string): string =>
  word.length <= longest ? word : [...word].slice(0, longest).join('')

/** The words of a text as the index keeps them and a search asks for them. */
export const tokensOf = (text: string): string[] => (fold(text).match(wordPattern) ?? []).map(cutWord)

/**
 * The ways in which an inventory number is asked for: as a whole without its spaces ('inv.1915.7'), from each of its parts on
 * ('1915.7', '7'). A search finds every one of them by its beginning.
 */
export function identifierTokens(number: string): string[] {
  const whole = fold(number).replace(/\s+/g, '').slice(0, longest)
  const starts = [...whole.matchAll(wordPattern)].map(match => whole.slice(match.index))
  return [...new Set([whole, ...starts])].filter(token => token !== '')
}
