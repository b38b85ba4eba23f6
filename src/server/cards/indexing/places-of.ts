import { tokensOf } from '#model/text/tokens.ts'
import type { WordPlaces } from '../store/vectors.ts'

/** A search vector knows no place behind these, and of a word no more. */
const lastPlace = 16_000
const mostOfAWord = 250

/** Returns the places of words in texts, the same in whatever order these come. A text of a single word has no phrases. */
export function placesOf(texts: Iterable<string>): WordPlaces {
  const places = new Map<string, number[]>()
  let at = 1
  for (const text of [...new Set(texts)].toSorted()) {
    const words = tokensOf(text)
    if (words.length < 2) continue
    for (const word of words) {
      if (at > lastPlace) return places
      const known = places.get(word)
      if (!known) places.set(word, [at])
      else if (known.length < mostOfAWord) known.push(at)
      at += 1
    }
    // The next text begins a place further on.
    at += 1
  }
  return places
}
