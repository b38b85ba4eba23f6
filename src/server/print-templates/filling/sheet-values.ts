import type { CardValues } from '#model/engine/define-card.ts'
import { allFields, fieldsOf, isLeaf } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { leafValues, rowsOf } from '#model/engine/values.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { readText } from '#model/print/read-text.ts'
import { type ReadSection, type ReadWords, readView } from '#model/print/read-view.ts'
import { type Readers, readableBy } from '#model/print/readable.ts'

/** Values of a sheet, for its readers. */
export interface SheetValues {
  /**
   * Value at a path; for structures all their values, in the order of their fields. Empty where there is nothing, or nothing for these readers.
   * @param between what stands between rows of several values; by default they follow each other in a line.
   */
  text(path: string, between?: string): string
  sections(names: readonly string[]): readonly ReadSection[]
  /** The rows of a list, each with its values at their paths in the sheet: 'hazards/note'. */
  rows(list: string): readonly Pick<SheetValues, 'text'>[]
}

/** Property type of values that belong to the word before them: 'height 26.4 cm'. */
const figures = 'QUANTITY'

interface Part {
  readonly at: number
  readonly text: string
  readonly isFigure: boolean
}

const joined = (parts: readonly Part[]): string =>
  parts
    .toSorted((a, b) => a.at - b.at)
    .map(({ text, isFigure }, at) => (at === 0 ? text : `${isFigure ? ' ' : ', '}${text}`))
    .join('')

const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`)

export function sheetValues(
  sheet: NamedSheet,
  values: CardValues,
  words: ReadWords,
  readers: Readers,
): SheetValues {
  const isReadable = readableBy(sheet, values, readers)
  const all = allFields(sheet)
  const isOpen = (path: string): boolean => {
    const placed = all.get(path)
    if (!placed) return false
    const keys = path.split('/')
    return keys.every((_, at) => {
      const above = keys.slice(0, at + 1).join('/')
      const field = all.get(above)?.field
      return field !== undefined && isReadable(above, field)
    })
  }
  // Stored documents have no order of their own.
  const order = new Map([...all.keys()].map((path, at) => [path, at]))
  const leaves = leafValues(fieldsOf(sheet), values)
  let view: readonly ReadSection[] | undefined
  return {
    text(path, between) {
      const rows = new Map<string, Part[]>()
      for (const { path: leaf, place, field, value } of leaves) {
        if (!(isWithin(leaf, path) && isLeaf(field) && isOpen(leaf))) continue
        // 'Yes' says something beside its name only.
        if (leaf !== path && kindOf(field).isMark) continue
        const text = readText(value, field, words)
        if (text === '') continue
        // Values of one row belong together; what is in no row is on its own.
        const row = /^.*\.\d+(?=\.|$)/.exec(place)?.[0] ?? place
        const part = { at: order.get(leaf) ?? 0, text, isFigure: kindOf(field).propertyType === figures }
        rows.set(row, [...(rows.get(row) ?? []), part])
      }
      // Rows that differ only in what is not asked for here read alike: 'bronze' once.
      const texts = [...new Set([...rows.values()].map(joined))]
      const isWide = [...rows.values()].some(parts => parts.some(({ isFigure }, at) => at > 0 && !isFigure))
      return texts.join(isWide ? (between ?? '; ') : ', ')
    },
    sections(names) {
      view ??= readView(sheet, values, words, readers)
      return view.filter(({ name }) => names.includes(name))
    },
    rows: list => rowsOf(values[list]).map(row => sheetValues(sheet, { [list]: [row] }, words, readers)),
  }
}
