import type { CslItem } from './csl-item.ts'
import { paths } from './fields.ts'
import { type Cells, itemOf } from './item-of.ts'
import { type Leftover, withLeftovers } from './leftovers.ts'

/** Cells that would come back as something else than they are, with what they are. */
const changed = (cells: Cells, back: Cells): readonly Leftover[] =>
  [...new Set([...cells.keys(), ...back.keys()])]
    .filter(path => (cells.get(path) ?? '') !== (back.get(path) ?? ''))
    .map(path => ({ name: path, text: cells.get(path) ?? '' }))

/**
 * A card as an item that comes back as the same card: it is read again as it would be written, and what a format has no place for, or
 * puts in other words, goes into the note under the path of its field.
 * @param back what would be read of an item once it is written in a format
 */
export function carriedItem(cells: Cells, id: string, back: (item: CslItem) => Cells): CslItem {
  const plain = itemOf(cells, id)
  const lost = changed(cells, back(plain))
  if (lost.length === 0) return plain
  const note = lost.some(({ name }) => name === paths.note) ? '' : (cells.get(paths.note) ?? '')
  return { ...plain, note: withLeftovers(note, lost) }
}
