import type { CslItem } from './csl-item.ts'
import { type Cells, itemOf } from './item-of.ts'
import { untyped } from './work-types.ts'

/** What a work most likely is when nobody has said it: from where it stands and who brought it out. */
function likelyType(item: CslItem): string {
  const has = (variable: string): boolean => item[variable] !== undefined
  if (has('container-title'))
    return has('issue') || (has('volume') && !has('publisher')) ? 'article-journal' : 'chapter'
  return has('URL') && !has('publisher') && !has('publisher-place') ? 'webpage' : 'book'
}

/** Notes are the museum's own; keys and keywords are for programs. */
const unsaid = ['note', 'keyword', 'abstract', 'citation-key', 'accessed'] as const

/** A card as it is cited; undefined when there is nothing to cite it by (acceptance row C-K18). */
export function citedItem(cells: Cells, id: string): CslItem | undefined {
  const item = itemOf(cells, id)
  const named = ['title', 'author', 'editor'].some(variable => item[variable] !== undefined)
  if (!named) return undefined
  const said = Object.fromEntries(
    Object.entries(item).filter(
      ([variable]) =>
        !unsaid.some(each => each === variable && (each !== 'accessed' || item.URL === undefined)),
    ),
  )
  const type = item.type === untyped ? likelyType(item) : item.type
  // Styles write English titles With Capitals; one of an unknown language stays as it was catalogued.
  return { language: 'und', ...said, id, type } as CslItem
}
