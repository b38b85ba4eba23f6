import { editDistance } from './edit-distance.ts'
import { tokensOf } from './tokens.ts'

/** Collapses double letters: 'Anna' and 'Ana' are the same. */
const undoubled = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')

/** Returns the similarity of two words of names: 1 is equal, 0 unrelated. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short) ? 0.8 : 0
  if (short.length >= 3 && long.startsWith(short)) return 0.8
  if (undoubled(one) === undoubled(other)) return 0.85
  const allowed = short.length < 4 || /\d/.test(one + other) ? 0 : short.length < 8 ? 1 : 2
  return allowed > 0 && editDistance(one, other, allowed) <= allowed ? 0.85 : 0
}

/**
 * Returns the similarity of two names: 1 is equal apart from case, accents and word order ('Rossi, Mario' and 'mario rossi'), 0 unrelated.
 * Initials and typing errors count almost as the word itself.
 */
export function nameLikeness(one: string, other: string): number {
  const [some, others] = [tokensOf(one), tokensOf(other)].sort((a, b) => a.length - b.length)
  if (!some?.length || !others) return 0
  const left = [...others]
  let sum = 0
  let whole = false
  for (const word of some) {
    const likeness = left.map(each => wordLikeness(word, each))
    const best = Math.max(0, ...likeness)
    if (best === 0) continue
    const [found = ''] = left.splice(likeness.indexOf(best), 1)
    sum += best
    whole ||= word.length > 1 && found.length > 1
  }
  // Initials alone are not a match.
  return whole || sum === others.length ? sum / others.length : 0
}
