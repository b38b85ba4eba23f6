import { type CellColumn, cellColumnsByPath, rowsAsCell } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { fold } from '../text/fold.ts'
import { isYear } from './coded-years.ts'
import { type Beside, ListRows, lastStep, plainRows } from './list-rows.ts'
import type { Mapping, Target } from './mapping.ts'
import { pictureNames, picturesPath } from './pictures.ts'
import { isKeyPath, type Turn, turnsOf } from './reader-turns.ts'
import { type LifeSpan, readLifeSpan } from './readers/life-span.ts'
import type { IsKnown, RowOfTexts } from './readers/reader.ts'
import { type RowReader, rowReader } from './readers/row-readers.ts'
import { readOrigin } from './table-origin.ts'
import { targetTexts } from './target-texts.ts'

/** A text that a reader was given, with its first column. */
export interface ReadText {
  readonly column: string
  readonly path: string
  readonly text: string
}

/** The columns of a row combined by field. */
export interface Gathered {
  /** Cells as the engine's `readCells` takes them. */
  readonly cells: ReadonlyMap<string, string>
  /** Coded years of dates, by the path of the date. */
  readonly years: ReadonlyMap<string, { first?: string; last?: string }>
  /** Texts that a reader could not parse, with their column. */
  readonly leftOver: readonly ReadText[]
  /** Texts that were kept as one though they may mean several. */
  readonly doubtful: readonly ReadText[]
  /** Names of which a reader took something off, as they were: a record of that name comes first. */
  readonly takenApart: readonly { readonly path: string; readonly name: string }[]
  readonly id: string
  readonly version: string
  /** A further key to find the record by. */
  readonly key: string
  /** Key of the museum whose export the row is of; empty where it says nothing. */
  readonly museum: string
  /** Pictures it names: files beside the table, or addresses. */
  readonly pictures: readonly NamedPicture[]
}

/** A picture as a cell names it. */
export interface NamedPicture {
  readonly column: string
  readonly name: string
}

/** Texts for a reader: of a column, or of several that are joined. */
interface ReaderInput {
  readonly column: string
  readonly texts: readonly string[]
  /** Further fields of the rows or record. */
  readonly with: Readonly<Record<string, string>>
  /** False where several texts meet another number of them. */
  readonly isClear: boolean
}

/** Joins the texts of a further column: row by row, or as one text. */
function joined(
  before: ReaderInput | undefined,
  column: string,
  texts: readonly string[],
  target: Target,
): ReaderInput {
  const { join = ' ', with: further = {} } = target
  if (!before || before.texts.length === 0) return { column, texts, with: further, isClear: true }
  if (texts.length === 0) return before
  const isByRow = texts.length > 1 && texts.length === before.texts.length
  return {
    column: before.column,
    texts: isByRow
      ? before.texts.map((text, at) => text + join + texts[at])
      : [[...before.texts, ...texts].join(join)],
    with: { ...before.with, ...further },
    isClear: before.isClear && (isByRow || texts.length === 1 || before.texts.length === 1),
  }
}

class Gathering {
  readonly #columns: ReadonlyMap<string, CellColumn>
  readonly #isKnown: IsKnown
  readonly #lists = new Map<string, ListRows>()
  readonly cells = new Map<string, string>()
  readonly years = new Map<string, { first?: string; last?: string }>()
  readonly leftOver: ReadText[] = []
  readonly doubtful: ReadText[] = []
  readonly takenApart: { path: string; name: string }[] = []

  constructor(declaration: Pick<CardDeclaration, 'sections'>, isKnown: IsKnown) {
    this.#columns = cellColumnsByPath(declaration)
    this.#isKnown = isKnown
  }

  #list(path: string): ListRows {
    const rows = this.#lists.get(path) ?? new ListRows()
    this.#lists.set(path, rows)
    return rows
  }

  /** Reads the texts of a turn; `whole` means another target stores them unchanged. */
  read({ path, reader, whole }: Turn, input: ReaderInput, beside: readonly Beside[] = []): void {
    const { column, texts } = input
    const leave = (text: string) => {
      if (!whole) this.leftOver.push({ column, path, text })
    }
    if (!input.isClear) {
      for (const text of texts) leave(text)
      return
    }
    if (reader === 'life' || reader === 'firstYear' || reader === 'lastYear')
      for (const further of texts.slice(1)) leave(further)
    if (reader === 'life') this.#takeLife(texts[0] ?? '', path, input, leave)
    else if (reader === 'firstYear' || reader === 'lastYear') {
      const [year = ''] = texts
      if (year !== '' && !isYear(year)) leave(year)
      this.years.set(path, { ...this.years.get(path), [reader === 'firstYear' ? 'first' : 'last']: year })
    }
    const known = rowReader(reader)
    if (!known) return
    const rows = texts.flatMap(text => this.#rowsOf(text, path, known, input, leave))
    const left = this.#list(path).make(rows, known, beside)
    for (const { column: other, target, cell } of left)
      this.leftOver.push({ column: other, path: target.path, text: cell })
  }

  #rowsOf(
    text: string,
    path: string,
    known: RowReader,
    { column, with: further }: ReaderInput,
    leave: (text: string) => void,
  ): readonly RowOfTexts[] {
    const { rows, takenApart, isDoubtful } = known.read(text, this.#isKnown)
    if (rows.length === 0 && !known.isIdle?.(text)) leave(text)
    if (isDoubtful) this.doubtful.push({ column, path, text })
    this.takenApart.push(...takenApart.map(name => ({ path, name })))
    const fixed = Object.fromEntries(
      Object.entries(further).map(([each, value]) => [each.slice(path.length + 1), value]),
    )
    return rows.map(row => ({ ...fixed, ...row }))
  }

  #takeLife(text: string, path: string, { with: places }: ReaderInput, leave: (text: string) => void): void {
    const span = readLifeSpan(text)
    if (!span) leave(text)
    const parts: readonly (readonly [string, keyof LifeSpan])[] = [
      [path, 'begin'],
      ...Object.entries(places).map(([place, part]) => [place, part.slice(1, -1) as keyof LifeSpan] as const),
    ]
    for (const [place, part] of parts) if (span?.[part]) this.cells.set(place, span[part])
  }

  /** Empties the fields of a reader's turn that it left unfilled. */
  clear({ path, reader, parts }: Turn): void {
    const filled = (place: string): boolean => this.cells.has(place) || !this.#columns.has(place)
    const fields = rowReader(reader)?.fields.map(field => `${path}/${field}`) ?? [path]
    const years = this.years.get(path)
    if (years && (years.first || years.last)) return
    for (const place of [...fields, ...parts.flatMap(({ target }) => Object.keys(target.with ?? {}))])
      if (!filled(place)) this.cells.set(place, '')
  }

  /** Stores the text of a column as it is. */
  store(text: string, target: Target): void {
    this.#takeValue(targetTexts(text, target), target)
  }

  #takeValue(texts: readonly string[], target: Target): void {
    const { path } = target
    const column = this.#columns.get(path)
    if (!column) return
    if (column.lists === 0) {
      this.#takeSingle(texts, column, target)
      return
    }
    if (target.join !== undefined) {
      this.#joinRows(texts.join(target.join), target.join, path)
      const rows = plainRows(this.cells.get(path) ?? '')
      for (const [each, value] of Object.entries(target.with ?? {}))
        this.cells.set(each, rowsAsCell(rows.map(row => (row === '' ? '' : value))))
      return
    }
    // An exported table: the cell already has the engine's format.
    if (!target.split && !target.with) {
      const made = target.prefix || target.suffix
      const cell = made && texts.length > 0 ? rowsAsCell(texts) : texts[0]
      this.cells.set(path, [this.cells.get(path), cell].filter(Boolean).join(' | '))
      return
    }
    const parent = path.slice(0, path.lastIndexOf('/'))
    const further = Object.fromEntries(
      Object.entries(target.with ?? {}).map(([each, value]) => [lastStep(each), value]),
    )
    this.#list(parent).add(texts.map(each => ({ ...further, [lastStep(path)]: each })))
  }

  /** Columns whose texts are joined, row by row of their list. */
  #joinRows(text: string, between: string, path: string): void {
    const [before, after] = [this.cells.get(path) ?? '', text].map(plainRows)
    const rows = Array.from({ length: Math.max(before?.length ?? 0, after?.length ?? 0) }, (_, at) =>
      [before?.[at], after?.[at]].filter(Boolean).join(between),
    )
    this.cells.set(path, rowsAsCell(rows))
  }

  #takeSingle(texts: readonly string[], { path, field }: CellColumn, { join }: Target): void {
    const before = this.cells.get(path)
    const between = field.kind === 'terms' ? usualJoin(field) : (join ?? usualJoin(field))
    const text = texts.join(between)
    this.cells.set(path, before && text ? before + between + text : before || text)
  }

  /** Returns everything as cells, with the rows of columns before those added by readers. */
  finished(): ReadonlyMap<string, string> {
    for (const [path, rows] of this.#lists) {
      const own = [...this.cells].filter(([each]) => each.startsWith(`${path}/`))
      for (const [each, cell] of own) {
        rows.fill(each.slice(path.length + 1), plainRows(cell), {})
        this.cells.delete(each)
      }
      for (const [each, cell] of rows.cells(path)) this.cells.set(each, cell)
    }
    return this.cells
  }
}

const isLong = (field: CellColumn['field']): boolean =>
  field.kind === 'longText' || (field.kind === 'translated' && 'long' in field && field.long === true)

/** Default separator between columns that share a field. */
export const usualJoin = (field: CellColumn['field']): string =>
  field.kind === 'terms' ? '; ' : isLong(field) ? '\n' : ' '

/** Returns true when a target holds in a row. */
export const applies = ({ when = {} }: Target, textOf: (column: string) => string): boolean =>
  Object.entries(when).every(([column, texts]) => {
    const value = fold(textOf(column)).trim()
    return texts.some(text => fold(text).trim() === value)
  })

/**
 * Combines the columns of a row according to the mapping.
 * @param isKnown returns true for names that records have: readers take nothing off those.
 */
export function gatherCells(
  declaration: Pick<CardDeclaration, 'sections'>,
  mapping: Mapping,
  textOf: (column: string) => string,
  isKnown: IsKnown = () => false,
): Gathered {
  const gathering = new Gathering(declaration, isKnown)
  const keys = { '@id': '', '@version': '', '@key': '', '@museum': '' }
  const pictures = new Map<string, NamedPicture>()
  const turns = turnsOf(mapping)
  for (const turn of turns) {
    const { path, reader } = turn
    const parts = turn.parts.filter(({ target }) => applies(target, textOf))
    const input = parts.reduce<ReaderInput | undefined>(
      (before, { column, target }) =>
        joined(before, column, targetTexts(textOf(column), target, turn.parts.length === 1), target),
      undefined,
    )
    if (path === picturesPath)
      for (const { column, target } of parts)
        for (const name of pictureNames(textOf(column), target))
          pictures.set(name, pictures.get(name) ?? { column, name })
    else if (isKeyPath(path))
      for (const { column, target } of parts)
        keys[path] = [keys[path], ...targetTexts(textOf(column), target)]
          .filter(Boolean)
          .join(target.join ?? ' ')
    else if (reader === 'value')
      for (const { column, target } of parts) gathering.store(textOf(column), target)
    else {
      const beside = turn.beside.filter(({ target }) => applies(target, textOf))
      if (input && input.texts.length > 0)
        gathering.read(
          turn,
          input,
          beside.map(({ column, target }) => ({ column, target, cell: textOf(column) })),
        )
      // What no row was made for has one of its own.
      else for (const { column, target } of beside) gathering.store(textOf(column), target)
    }
  }
  const cells = gathering.finished()
  if (mapping.emptyClears) for (const turn of turns) if (turn.reader !== 'value') gathering.clear(turn)
  return {
    cells,
    years: gathering.years,
    leftOver: gathering.leftOver,
    doubtful: gathering.doubtful,
    takenApart: gathering.takenApart,
    id: keys['@id'],
    version: keys['@version'],
    key: keys['@key'],
    museum: readOrigin(keys['@museum']).museum,
    pictures: [...pictures.values()],
  }
}
