import { fold } from '../text/fold.ts'
import { tokensOf } from '../text/tokens.ts'

/** A range of a text: from a character to the one after its last. */
export type TextRange = readonly [from: number, to: number]

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Ranges one behind the other, those that touch as one. */
const merged = (ranges: readonly TextRange[]): readonly TextRange[] =>
  ranges
    .toSorted(([one], [other]) => one - other)
    .reduce<TextRange[]>((found, [from, to]) => {
      const last = found.at(-1)
      if (last && from <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], to)]
      else found.push([from, to])
      return found
    }, [])

/** Fewest letters by which the inside of words is searched. */
export const shortestPart = 3

/** Words by letters alone; a number is found as it is written. */
const hasParts = /^\p{L}+$/u

/** Place of a searched word in a word of a text: its beginning, or, for some letters at least, a place within it; -1 where it is not. */
const placeIn = (word: string, wanted: string): number =>
  word.startsWith(wanted)
    ? 0
    : wanted.length >= shortestPart && hasParts.test(wanted) && hasParts.test(word)
      ? word.indexOf(wanted)
      : -1

/** Returns the ranges of a text that match the words of a search: at the beginnings of words and within them, ignoring case and accents. */
export function matchRanges(text: string, q: string): readonly TextRange[] {
  const wanted = tokensOf(q)
  const found: TextRange[] = []
  for (const match of text.matchAll(word)) {
    const [plain, at] = [fold(match[0]), match.index]
    // A letter that is folded into two has no half to be marked.
    const isPlain = plain.length === match[0].length
    for (const each of wanted) {
      const place = placeIn(plain, each)
      if (place >= 0)
        found.push(isPlain ? [at + place, at + place + each.length] : [at, at + match[0].length])
    }
  }
  return merged(found)
}

/** Words of a search that occur in a text. */
export function wordsIn(text: string, words: readonly string[]): readonly string[] {
  const there = tokensOf(text)
  return words.filter(each => there.some(one => placeIn(one, each) >= 0))
}
