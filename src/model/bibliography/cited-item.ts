import type { CslItem } from './csl-item.ts'
import { type Cells, itemOf } from './item-of.ts'
import { untyped } from './work-types.ts'

/** Guesses the type of a work without one, from its container and its publisher. */
function likelyType(item: CslItem): string {
  const has = (variable: string): boolean => item[variable] !== undefined
  if (has('container-title'))
    return has('issue') || (has('volume') && !has('publisher')) ? 'article-journal' : 'chapter'
  return has('URL') && !has('publisher') && !has('publisher-place') ? 'webpage' : 'book'
}

/** Variables that are not cited: notes are internal, keys and keywords are for programs, and a book is cited alike whatever kind of book it is. */
const uncited = ['note', 'genre', 'keyword', 'abstract', 'citation-key', 'accessed'] as const

/** Returns a record as an item to cite; undefined when it has nothing to cite (C-K18). */
export function citedItem(cells: Cells, id: string): CslItem | undefined {
  const item = itemOf(cells, id)
  const named = ['title', 'author', 'editor'].some(variable => item[variable] !== undefined)
  if (!named) return undefined
  const cited = Object.fromEntries(
    Object.entries(item).filter(
      ([variable]) =>
        !uncited.some(each => each === variable && (each !== 'accessed' || item.URL === undefined)),
    ),
  )
  const type = item.type === untyped ? likelyType(item) : item.type
  // Styles capitalise English titles; with an unknown language they keep the catalogue's spelling.
  return { language: 'und', ...cited, id, type } as CslItem
}
