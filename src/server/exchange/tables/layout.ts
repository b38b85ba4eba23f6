import { cut } from '#model/text/cut.ts'
import { columnLetter } from './column-letter.ts'
import type { Cell, TableColumn, TableRow } from './table.ts'
import { TableError } from './table-error.ts'

export interface Layout {
  /** 1-based, 0 for none. */
  readonly headerRow: number
  readonly columns: readonly TableColumn[]
}

/** Characters of a heading that name its column. */
const longestName = 500
/** The header is looked for in this many filled rows. */
const searchedRows = 30

export const filledOf = (cells: readonly Cell[]): Cell[] => cells.filter(({ text }) => text.trim() !== '')

/** The value in the middle: how many cells a row of this table usually has. */
const usualWidth = (rows: readonly TableRow[]): number => {
  const widths = rows.map(({ cells }) => filledOf(cells).length).sort((one, other) => one - other)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

const namesSomething = ({ text, type }: Cell): boolean =>
  (type === 'text' || type === 'formula') && !/^[\d\s.,:/+-]+$/.test(text)

/** Most cells filled, most of them words, hardly any twice: a title above a table fills one, data have numbers. */
const looksLikeHeader = (cells: readonly Cell[], width: number): boolean => {
  const filled = filledOf(cells)
  const distinct = new Set(filled.map(({ text }) => text.trim().toLowerCase())).size
  return (
    filled.length >= Math.max(1, Math.ceil(width * 0.6)) &&
    filled.filter(namesSomething).length > filled.length / 2 &&
    distinct >= filled.length * 0.6
  )
}

const hasDigits = ({ text }: Cell): boolean => /\d/.test(text)

/**
 * True for a row of groups, with gaps, above the row that names their columns: 'Maker' above 'Name' and 'Life dates'. Numbers, which come
 * with the data, are in neither.
 */
const groupsAbove = (
  groups: TableRow,
  names: TableRow,
  data: readonly TableRow[],
  width: number,
): boolean => {
  const [above, named] = [filledOf(groups.cells), filledOf(names.cells)]
  return (
    names.row === groups.row + 1 &&
    above.length < named.length &&
    above.length > 1 &&
    looksLikeHeader(names.cells, width) &&
    ![...above, ...named].some(hasDigits) &&
    data.length > 0 &&
    data.filter(({ cells }) => filledOf(cells).some(hasDigits)).length * 2 > data.length
  )
}

/** The names of columns with their groups before them. */
const namedInGroups = (groups: readonly Cell[], names: readonly Cell[]): Cell[] => {
  let group = ''
  return names.map((cell, at) => {
    group = groups[at]?.text.trim() || group
    return group === '' || cell.text.trim() === ''
      ? cell
      : { ...cell, text: `${group} › ${cell.text.trim()}` }
  })
}

const unique = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map(name => {
    let candidate = name
    for (let count = 2; taken.has(candidate.toLowerCase()); count++) candidate = `${name} (${count})`
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

const lastFilled = (cells: readonly Cell[]): number => cells.findLastIndex(({ text }) => text.trim() !== '')

const nameIn = (text = ''): string => cut(text.trim().replace(/\s+/g, ' '), longestName).trimEnd()

const columnsOf = (header: readonly Cell[], data: readonly TableRow[], headless: boolean): TableColumn[] => {
  const width = 1 + Math.max(lastFilled(header), ...data.map(({ cells }) => lastFilled(cells)))
  const names = Array.from({ length: width }, (_, index) =>
    headless ? columnLetter(index) : nameIn(header[index]?.text) || columnLetter(index),
  )
  return unique(names).map((name, index) => ({ index, name, letter: columnLetter(index) }))
}

/**
 * Finds the header of a table and its columns.
 * @param beginning the first filled rows of the file
 * @param givenHeader row number of the header where the caller knows it, 0 for 'there is none'
 * @throws TableError empty, noHeader, tooManyColumns
 */
export const findLayout = (beginning: readonly TableRow[], limit: number, givenHeader?: number): Layout => {
  if (beginning.length === 0) throw new TableError('empty')
  const width = usualWidth(beginning)
  const header =
    givenHeader === undefined
      ? beginning.slice(0, searchedRows).find(({ cells }) => looksLikeHeader(cells, width))
      : beginning.find(({ row }) => row === givenHeader)
  if (!header && givenHeader !== 0)
    throw new TableError('noHeader', givenHeader === undefined ? {} : { row: givenHeader })
  const groups = givenHeader === undefined ? header : undefined
  const names = groups && beginning[beginning.indexOf(groups) + 1]
  const data = beginning.filter(({ row }) => names && row > names.row)
  const pair = groups && names && groupsAbove(groups, names, data, width) ? { groups, names } : undefined
  const headerRow = pair?.names.row ?? header?.row ?? 0
  const columns = columnsOf(
    pair ? namedInGroups(pair.groups.cells, pair.names.cells) : (header?.cells ?? []),
    beginning.filter(({ row }) => row > headerRow),
    header === undefined,
  )
  if (columns.length > limit)
    throw new TableError('tooManyColumns', { row: headerRow || 1, column: columns.length, limit })
  return { headerRow, columns }
}
