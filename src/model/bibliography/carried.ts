import type { CslItem } from './csl-item.ts'
import { paths } from './fields.ts'
import { type Cells, itemOf } from './item-of.ts'
import { type Leftover, withLeftovers } from './leftovers.ts'

/** Returns the cells that would come back differently, with their original value. */
const changed = (cells: Cells, back: Cells): readonly Leftover[] =>
  [...new Set([...cells.keys(), ...back.keys()])]
    .filter(path => (cells.get(path) ?? '') !== (back.get(path) ?? ''))
    .map(path => ({ name: path, text: cells.get(path) ?? '' }))

/**
 * Converts a record to an item that reads back as the same record: it is written and read again, and what the format drops or changes goes
 * into the note under the path of its field.
 * @param back reads an item as it would be after being written in a format
 */
export function carriedItem(cells: Cells, id: string, back: (item: CslItem) => Cells): CslItem {
  const plain = itemOf(cells, id)
  const lost = changed(cells, back(plain))
  if (lost.length === 0) return plain
  const note = lost.some(({ name }) => name === paths.note) ? '' : (cells.get(paths.note) ?? '')
  return { ...plain, note: withLeftovers(note, lost) }
}
