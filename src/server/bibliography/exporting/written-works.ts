import { carriedItem } from '#model/bibliography/carried.ts'
import { cellsOfItem } from '#model/bibliography/cells-of-item.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import { paths } from '#model/bibliography/fields.ts'
import type { Cells } from '#model/bibliography/item-of.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { formats } from '../formats/references.ts'
import { isBiblioField } from '../reference-table.ts'
import { citationKeys } from './citation-key.ts'

/** Writes works one by one in a format, so that each comes back as the card it was: it is read again before it goes out. */
export function workWriter(format: ReferenceFormat): (cells: Cells, id: string) => string {
  const { read, write, frame } = formats[format]
  const keyOf = citationKeys()
  return (cells, id) => {
    const key = keyOf(cells.get(paths.shortReference) ?? '', id)
    const back = (item: CslItem): Cells => {
      const [again = item] = read(frame[0] + write(item) + frame[2])
      return cellsOfItem(again, isBiblioField)
    }
    return write(carriedItem(cells, key, back))
  }
}
