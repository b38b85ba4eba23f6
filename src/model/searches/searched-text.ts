import { tokensOf } from '../text/tokens.ts'

/** A part of a typed search: a word as it was typed, or the words of a phrase in quotes. */
export type Searched = { readonly word: string } | { readonly phrase: readonly string[] }

/** Opening quotes with those that close them, as the languages write them. */
const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
])

/** Returns the place of the quote that closes the one at a place; -1 where none does. */
function closingAt(text: string, open: number): number {
  const closers = closing.get(text[open] ?? '')
  if (closers === undefined) return -1
  for (let at = open + 1; at < text.length; at++) if (closers.includes(text[at] ?? '')) return at
  return -1
}

const wordsOf = (text: string): readonly Searched[] =>
  text.split(/\s+/).flatMap(word => (word === '' ? [] : [{ word }]))

/** Splits a typed search into words and phrases. A quote that is not closed is no phrase. */
export function searchedIn(q: string): readonly Searched[] {
  const parts: Searched[] = []
  let from = 0
  for (let open = 0; open < q.length; open++) {
    const end = closingAt(q, open)
    if (end < 0) continue
    parts.push(...wordsOf(q.slice(from, open)))
    const phrase = tokensOf(q.slice(open + 1, end))
    if (phrase.length > 0) parts.push({ phrase })
    from = end + 1
    open = end
  }
  return [...parts, ...wordsOf(q.slice(from))]
}

/** True when something in a search is in quotes. */
export const hasPhrase = (q: string): boolean => searchedIn(q).some(part => 'phrase' in part)

/** Returns a search without its quotes. */
export const withoutQuotes = (q: string): string =>
  searchedIn(q)
    .map(part => ('phrase' in part ? part.phrase.join(' ') : part.word))
    .join(' ')
