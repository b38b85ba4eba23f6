import { carriedItem } from '#model/bibliography/carried.ts'
import { cellsOfItem } from '#model/bibliography/cells-of-item.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { paths } from '#model/bibliography/fields.ts'
import { type Cells, itemOf } from '#model/bibliography/item-of.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { formats } from '../formats/references.ts'
import { isBiblioField } from '../reference-table.ts'

/** Letters of a key: longer ones are no keys but titles. */
const longest = 60

/**
 * Makes the keys of a file of works: the short reference in the letters that BibTeX takes, else a number; each once in the file.
 */
function citationKeys(): (shortReference: string, id: string) => string {
  const taken = new Set<string>()
  return (shortReference, id) => {
    const plain = shortReference
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[^A-Za-z0-9_:.-]+/g, '')
      .slice(0, longest)
    const wanted = plain || `work${id}`
    let key = wanted
    for (let at = 2; taken.has(key.toLowerCase()); at++) key = `${wanted}-${at}`
    taken.add(key.toLowerCase())
    return key
  }
}

/**
 * Writes works one by one in a format. What the format has no place for stays out.
 * @param complete makes each come back as the card it was: it is read again before it goes out, and what is missing then goes into the note
 */
export function workWriter(format: ReferenceFormat, complete: boolean): (cells: Cells, id: string) => string {
  const { read, write, frame } = formats[format]
  const keyOf = citationKeys()
  return (cells, id) => {
    const key = keyOf(cells.get(paths.shortReference) ?? '', id)
    if (!complete) return write(itemOf(cells, key))
    const back = (item: CslItem): Cells => {
      const [again = item] = read(frame[0] + write(item) + frame[2])
      return cellsOfItem(again, isBiblioField)
    }
    return write(carriedItem(cells, key, back))
  }
}
