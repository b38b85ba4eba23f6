import { type CellColumn, cellAsRows, cellColumnsByPath, rowsAsCell } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { fold } from '../text/fold.ts'
import type { Mapping, Target } from './mapping.ts'
import { readDimensions } from './readers/dimensions.ts'
import { readInscriptions } from './readers/inscriptions.ts'
import { type LifeSpan, readLifeSpan } from './readers/life-span.ts'
import { readMakers } from './readers/makers.ts'
import { readOwners } from './readers/owners.ts'
import type { RowOfTexts } from './readers/reader.ts'
import { readReferences } from './readers/references.ts'
import { readOrigin } from './table-origin.ts'
import { targetTexts } from './target-texts.ts'

const rowReaders: Readonly<Record<string, (text: string) => RowOfTexts[]>> = {
  dimensions: readDimensions,
  makers: readMakers,
  inscriptions: readInscriptions,
  owners: readOwners,
  references: readReferences,
}

/** The columns of a row combined by field. */
export interface Gathered {
  /** Cells as the engine's `readCells` takes them. */
  readonly cells: ReadonlyMap<string, string>
  /** Coded years of dates, by the path of the date. */
  readonly years: ReadonlyMap<string, { first?: string; last?: string }>
  /** Texts that a reader could not parse, with their column. */
  readonly leftOver: readonly { readonly column: string; readonly path: string; readonly text: string }[]
  readonly id: string
  readonly version: string
  /** A further key to find the record by. */
  readonly key: string
  /** Key of the museum whose export the row is of; empty where it says nothing. */
  readonly museum: string
}

/** Splits a cell into the texts of a list's rows and unescapes them. */
const plainRows = (cell: string): string[] => cellAsRows(cell).map(text => text.replace(/\\([\\|;])/g, '$1'))

const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Collects a list's rows: columns fill rows side by side, readers append rows. */
class ListRows {
  readonly aligned: Record<string, string>[] = []
  readonly added: RowOfTexts[] = []

  fill(key: string, texts: readonly string[], further: RowOfTexts): void {
    for (const [at, text] of texts.entries()) {
      const row = this.aligned[at] ?? {}
      this.aligned[at] = row
      if (text !== '') Object.assign(row, further, { [key]: text })
    }
  }

  /** Skips duplicate rows: a culture may be in two columns. */
  add(rows: readonly RowOfTexts[]): void {
    for (const row of rows)
      if (
        ![...this.aligned, ...this.added].some(each =>
          Object.entries(row).every(([key, text]) => each[key] === text),
        )
      )
        this.added.push(row)
  }

  *cells(path: string): Generator<[string, string]> {
    const rows = [...Array.from(this.aligned, row => row ?? {}), ...this.added]
    for (const key of new Set(rows.flatMap(row => Object.keys(row))))
      yield [`${path}/${key}`, rowsAsCell(rows.map(row => row[key] ?? ''))]
  }
}

class Gathering {
  readonly #columns: ReadonlyMap<string, CellColumn>
  readonly #lists = new Map<string, ListRows>()
  readonly cells = new Map<string, string>()
  readonly years = new Map<string, { first?: string; last?: string }>()
  readonly leftOver: { column: string; path: string; text: string }[] = []

  constructor(declaration: Pick<CardDeclaration, 'sections'>) {
    this.#columns = cellColumnsByPath(declaration)
  }

  #list(path: string): ListRows {
    const rows = this.#lists.get(path) ?? new ListRows()
    this.#lists.set(path, rows)
    return rows
  }

  /** Assigns a cell to a target; `whole` means another target stores the text unchanged. */
  take(name: string, text: string, target: Target, whole: boolean): void {
    const { path, reader = 'value' } = target
    const texts = targetTexts(text, target)
    if (reader === 'firstYear' || reader === 'lastYear') {
      const years = this.years.get(path) ?? {}
      this.years.set(path, { ...years, [reader === 'firstYear' ? 'first' : 'last']: texts[0] ?? '' })
    } else if (reader === 'value') this.#takeValue(texts, target)
    else if (reader === 'life') this.#takeLife(name, texts[0] ?? '', target)
    else {
      const list = this.#list(path)
      for (const each of texts) {
        const rows = rowReaders[reader]?.(each) ?? []
        if (rows.length === 0 && !whole) this.leftOver.push({ column: name, path, text: each })
        list.add(rows)
      }
    }
  }

  #takeLife(column: string, text: string, { path, with: places = {} }: Target): void {
    const span = readLifeSpan(text)
    if (!span) this.leftOver.push({ column, path, text })
    const parts: readonly (readonly [string, keyof LifeSpan])[] = [
      [path, 'begin'],
      ...Object.entries(places).map(([place, part]) => [place, part.slice(1, -1) as keyof LifeSpan] as const),
    ]
    for (const [place, part] of parts) if (span?.[part]) this.cells.set(place, span[part])
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
      Object.entries(target.with ?? {}).map(([each, value]) => [last(each), value]),
    )
    this.#list(parent).add(texts.map(each => ({ ...further, [last(path)]: each })))
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

interface Turn {
  readonly column: string
  readonly target: Target
  /** True when another target of the column stores its text unchanged. */
  readonly whole: boolean
}

const known = new WeakMap<Mapping, readonly Turn[]>()

/** Sorts all targets in the order they are filled; computed once and used for every row. */
function turnsOf(mapping: Mapping): readonly Turn[] {
  const before = known.get(mapping)
  if (before) return before
  const turns = mapping.columns
    .flatMap(({ column, targets }) => {
      const whole = targets.some(({ reader = 'value', split }) => reader === 'value' && !split)
      return targets.map(target => ({ column, target, whole }))
    })
    .toSorted((one, other) => (one.target.turn ?? -1) - (other.target.turn ?? -1))
  known.set(mapping, turns)
  return turns
}

const applies = ({ when = {} }: Target, textOf: (column: string) => string): boolean =>
  Object.entries(when).every(([column, texts]) => {
    const value = fold(textOf(column)).trim()
    return texts.some(text => fold(text).trim() === value)
  })

/** Combines the columns of a row according to the mapping. */
export function gatherCells(
  declaration: Pick<CardDeclaration, 'sections'>,
  mapping: Mapping,
  textOf: (column: string) => string,
): Gathered {
  const gathering = new Gathering(declaration)
  const keys = { '@id': '', '@version': '', '@key': '', '@museum': '' }
  for (const { column, target, whole } of turnsOf(mapping)) {
    if (!applies(target, textOf)) continue
    const text = textOf(column)
    if (target.path === '@id' || target.path === '@version' || target.path === '@museum')
      keys[target.path] = text.trim()
    else if (target.path === '@key')
      keys['@key'] = [keys['@key'], ...targetTexts(text, target)].filter(Boolean).join(target.join ?? ' ')
    else gathering.take(column, text, target, whole)
  }
  return {
    cells: gathering.finished(),
    years: gathering.years,
    leftOver: gathering.leftOver,
    id: keys['@id'],
    version: keys['@version'],
    key: keys['@key'],
    museum: readOrigin(keys['@museum']).museum,
  }
}
