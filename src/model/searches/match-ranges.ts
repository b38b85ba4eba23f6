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

/** Returns the ranges of a text that match the words of a search: at the beginnings of words, ignoring case and accents. */
export function matchRanges(text: string, q: string): readonly TextRange[] {
  const wanted = tokensOf(q)
  const found: TextRange[] = []
  for (const match of text.matchAll(word)) {
    const [plain, at] = [fold(match[0]), match.index]
    const best = Math.max(0, ...wanted.filter(each => plain.startsWith(each)).map(each => each.length))
    // A letter that is folded into two has no half to be marked.
    if (best > 0) found.push([at, at + (plain.length === match[0].length ? best : match[0].length)])
  }
  return merged(found)
}

/** Words of a search that occur in a text. */
export function wordsIn(text: string, words: readonly string[]): readonly string[] {
  const there = tokensOf(text)
  return words.filter(each => there.some(one => one.startsWith(each)))
}
