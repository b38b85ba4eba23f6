import { isDetailOf } from '#model/exchange/grouped-headings.ts'
import { cut } from '#model/text/cut.ts'
import { columnLetter } from './column-letter.ts'
import { type Cell, emptyCell, type TableColumn, type TableRow } from './table.ts'
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
  (type === 'text' || type === 'formula' || type === 'merged') && !/^[\d\s.,:/+-]+$/.test(text)

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

const textAt = (cells: readonly Cell[], at: number): string => cells[at]?.text.trim() ?? ''

const lastFilled = (cells: readonly Cell[]): number => cells.findLastIndex(({ text }) => text.trim() !== '')

/** True where a column names a detail of the group that begins at or before it: 'Maker' above 'Name' and 'Role'. */
const tellsOfGroup = (groups: readonly Cell[], names: readonly Cell[], at: number): boolean => {
  const begun = groups.slice(0, at + 1).findLast(({ text }) => text.trim() !== '')
  return begun !== undefined && isDetailOf(begun.text, textAt(names, at))
}

/**
 * True for a row of groups, with gaps, above the row that names their columns: 'Maker' above 'Name' and 'Life dates'. Numbers, which come
 * with the data, are in neither. A single group, which may be the title of the table, and groups beside columns of their own need a column
 * that tells of them.
 */
const groupsAbove = (
  groups: TableRow,
  names: TableRow,
  data: readonly TableRow[],
  width: number,
): boolean => {
  const [above, named] = [filledOf(groups.cells), filledOf(names.cells)]
  const isNextTo =
    names.row === groups.row + 1 &&
    above.length > 0 &&
    ![...above, ...named].some(hasDigits) &&
    data.length > 0 &&
    data.filter(({ cells }) => filledOf(cells).some(hasDigits)).length * 2 > data.length
  if (!isNextTo) return false
  if (above.length < named.length && above.length > 1 && looksLikeHeader(names.cells, width)) return true
  const last = Math.max(lastFilled(groups.cells), lastFilled(names.cells))
  const places = Array.from({ length: last + 1 }, (_, at) => at)
  const areNamed = places.every(at => textAt(groups.cells, at) !== '' || textAt(names.cells, at) !== '')
  const isAtFirst = above.length === 1 && textAt(groups.cells, 0) !== ''
  return (
    (areNamed || above.length === 1) &&
    !isAtFirst &&
    places.some(
      at => at > 0 && textAt(groups.cells, at) === '' && tellsOfGroup(groups.cells, names.cells, at),
    )
  )
}

/** The names of columns with their groups before them. A group whose details are known ends before a column that tells of none. */
const namedInGroups = (groups: readonly Cell[], names: readonly Cell[]): Cell[] => {
  let group = ''
  let isKnown = false
  return Array.from({ length: Math.max(groups.length, names.length) }, (_, at) => {
    const [begun, name] = [textAt(groups, at), textAt(names, at)]
    if (begun !== '') {
      group = begun
      isKnown = false
    }
    const tells = isDetailOf(group, name)
    if (begun === '' && isKnown && !tells) group = ''
    isKnown ||= tells
    const cell = names[at] ?? emptyCell
    if (name === '') return groups[at] ?? cell
    return group === '' || group === name ? cell : { ...cell, text: `${group} › ${name}` }
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
  const place = header ? beginning.indexOf(header) : -1
  // The header found is the row of groups, or that of the names below them.
  const pair =
    givenHeader === undefined && header
      ? [place, place - 1]
          .map(at => ({ groups: beginning[at], names: beginning[at + 1] }))
          .find(
            (each): each is { groups: TableRow; names: TableRow } =>
              each.groups !== undefined &&
              each.names !== undefined &&
              groupsAbove(
                each.groups,
                each.names,
                beginning.filter(({ row }) => row > (each.names?.row ?? 0)),
                width,
              ),
          )
      : undefined
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
