import { columnOfReference } from '../column-letter.ts'
import { type MergedRange, mostMerged } from '../merged-cells.ts'

const merged = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
/** Longer than the element is. */
const longest = 200

/**
 * Finds the cells of a sheet that are merged over several rows. They are told behind all rows (ECMA-376 part 1, 18.3.1.55), so the
 * text of the part is searched, not parsed: that takes little more than to unpack it.
 */
export async function readMergedRanges(pieces: AsyncIterable<string>): Promise<readonly MergedRange[]> {
  const ranges: MergedRange[] = []
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece
    let read = 0
    if (text.includes('mergeCell'))
      for (const { index, 0: element, 1: letters = '', 2: from, 3: to } of text.matchAll(merged)) {
        read = index + element.length
        const column = columnOfReference(letters)
        const [first, last] = [Number(from), Number(to)]
        if (column !== undefined && last > first) ranges.push({ column, first, last })
        if (ranges.length >= mostMerged) return inOrder(ranges)
      }
    rest = text.slice(Math.max(read, text.length - longest))
  }
  return inOrder(ranges)
}

const inOrder = (ranges: readonly MergedRange[]): readonly MergedRange[] =>
  ranges.toSorted((one, other) => one.first - other.first)
