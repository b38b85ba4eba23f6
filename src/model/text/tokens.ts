import { fold } from './fold.ts'

/** Longer words are cut: they are never typed, and an index entry has its limit. */
const longest = 60

const wordPattern = /[\p{L}\p{N}]+/gu

/** Cuts between characters, not within one. */
const cutWord = (word: string): string =>
  word.length <= longest ? word : [...word].slice(0, longest).join('')

const split = (text: string): readonly string[] => (fold(text).match(wordPattern) ?? []).map(cutWord)

/** Texts whose words are known, and how many characters of them at most. A record is indexed by each text several times, and names and terms come again with the next. */
const known = new Map<string, readonly string[]>()
const mostCharacters = 500_000
let characters = 0

/** Splits a text into words for the index and for searches. */
export function tokensOf(text: string): readonly string[] {
  const before = known.get(text)
  if (before) return before
  const words = split(text)
  characters += text.length
  if (characters > mostCharacters) {
    known.clear()
    characters = text.length
  }
  known.set(text, words)
  return words
}

/**
 * Returns the search tokens of an inventory number: the whole without spaces ('inv.1915.7'), and the rest from each of its parts ('1915.7',
 * '7'). A search matches the beginning of each.
 */
export function identifierTokens(number: string): string[] {
  const whole = fold(number).replace(/\s+/g, '').slice(0, longest)
  const starts = [...whole.matchAll(wordPattern)].map(match => whole.slice(match.index))
  return [...new Set([whole, ...starts])].filter(token => token !== '')
}
