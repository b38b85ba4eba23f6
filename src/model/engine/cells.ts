import type { Field, Fields, Leaf } from '../kinds/field.ts'
import type { Problems, Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, fieldsOf, isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** A column that a table of cards has for each field that holds a value. */
export interface CellColumn {
  /** 'materials/technique' */
  readonly path: string
  readonly field: Leaf
  /** How many lists the field stands in. */
  readonly lists: number
}

/** What stands between the rows of a list, and of a list in a list. */
const separators = [' | ', ' ; '] as const

const known = new WeakMap<object, readonly CellColumn[]>()

/** The columns of a type of cards, in the order of its fields. */
export function cellColumns(declaration: Pick<CardDeclaration, 'sections'>): readonly CellColumn[] {
  const before = known.get(declaration.sections)
  if (before) return before
  const columns = [...allFields(declaration).values()].flatMap(({ path, field, within }): CellColumn[] =>
    isLeaf(field) ? [{ path, field, lists: within.filter(isList).length }] : [],
  )
  known.set(declaration.sections, columns)
  return columns
}

const byPath = new WeakMap<object, ReadonlyMap<string, CellColumn>>()

/** The same, by path. */
export function cellColumnsByPath(
  declaration: Pick<CardDeclaration, 'sections'>,
): ReadonlyMap<string, CellColumn> {
  const before = byPath.get(declaration.sections)
  if (before) return before
  const columns = new Map(cellColumns(declaration).map(column => [column.path, column]))
  byPath.set(declaration.sections, columns)
  return columns
}

const escaped = (text: string, lists: number): string =>
  lists === 0 ? text : text.replace(lists > 1 ? /[\\|;]/g : /[\\|]/g, '\\$&')

const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\([\\|;])/g, '$1') : text)

/** Parts between separators that are not escaped. */
function split(text: string, separator: '|' | ';'): string[] {
  if (!text.includes('\\')) return text.split(separator).map(part => part.trim())
  const parts = ['']
  for (const piece of text.match(/\\.|[^\\]|\\$/gsu) ?? [])
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  return parts.map(part => part.trim())
}

/** Texts of the rows of a list as one cell; the rows' separators within them are escaped. */
export const rowsAsCell = (texts: readonly string[]): string =>
  texts
    .map(text => escaped(text, 1))
    .join(separators[0])
    .trim()

/** The texts of the rows of a list in a cell, as they were written: still escaped. */
export const cellAsRows = (cell: string): string[] => split(cell, '|')

/** Texts of all cells below some fields. A field in a list has one text a row. */
function* textsOf(
  fields: Fields,
  values: Values,
  words: Words,
  path: string,
  lists: number,
): Generator<[path: string, text: string]> {
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key]
    if (value === undefined || value === null) continue
    if (isLeaf(field)) yield [path + key, escaped(kindOf(field).show(value, field, words), lists)]
    else if (isList(field)) yield* textsOfRows(field.fields, rowsOf(value), words, `${path}${key}/`, lists)
    else yield* textsOf(field.fields, valuesOf(value), words, `${path}${key}/`, lists)
  }
}

function* textsOfRows(
  fields: Fields,
  rows: readonly Values[],
  words: Words,
  path: string,
  lists: number,
): Generator<[path: string, text: string]> {
  const columns = new Map<string, string[]>()
  for (const [at, row] of rows.entries()) {
    for (const [inside, text] of textsOf(fields, row, words, path, lists + 1)) {
      const texts = columns.get(inside) ?? rows.map(() => '')
      texts[at] = text
      columns.set(inside, texts)
    }
  }
  for (const [inside, texts] of columns) yield [inside, texts.join(separators[lists] ?? ' ; ').trim()]
}

/**
 * A card as the cells of a row of a table, by path; empty cells are left out. Rows of a list stand behind each other, ' | ' between
 * them, at the same place in all columns of the list; `|` and `\` within a value are written `\|` and `\\`. Rows of a list in a list
 * have ' ; ' between them.
 */
export const cellsOf = (
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
  words: Words,
): ReadonlyMap<string, string> => new Map(textsOf(fieldsOf(declaration), card, words, '', 0))

export interface ReadCellsOptions {
  readonly words: Words
  readonly problems: Problems
  /** The card the cells are about: what they do not speak of stays, and a cell that says what the card says already is not read. */
  readonly base?: CardValues
}

/** What cells tell of a field: a text, or what stands below it. */
interface Told {
  readonly text: string
  readonly below: ReadonlyMap<string, Told>
}

const nothing: ReadonlyMap<string, Told> = new Map()

interface Growing {
  text: string
  readonly below: Map<string, Growing>
}

/** Cells by the steps of their paths. */
function toldBy(cells: ReadonlyMap<string, string>): Told['below'] {
  const whole: Growing = { text: '', below: new Map() }
  for (const [path, text] of cells) {
    let told = whole
    for (const key of path.split('/')) {
      const inside: Growing = told.below.get(key) ?? { text: '', below: new Map() }
      told.below.set(key, inside)
      told = inside
    }
    told.text = text
  }
  return whole.below
}

/** What cells tell of the rows of a list: how many there are, and what of each. */
interface ToldRows {
  readonly count: number
  row(at: number): Told['below']
}

const noRows: ToldRows = { count: 0, row: () => nothing }

function cutIntoRows(below: Told['below'], separator: '|' | ';'): ToldRows {
  if (below.size === 0) return noRows
  const columns = [...below].map(([key, told]) => {
    const parts = split(told.text, separator)
    const count = parts.some(part => part !== '') ? parts.length : 0
    return { key, parts, count, inside: cutIntoRows(told.below, separator) }
  })
  return {
    count: Math.max(...columns.map(({ count, inside }) => Math.max(count, inside.count))),
    row: at =>
      new Map(
        columns.map(({ key, parts, inside }) => [key, { text: parts[at] ?? '', below: inside.row(at) }]),
      ),
  }
}

/** Where in a card a reading is: how many lists around it, and where problems are told. */
interface Place {
  readonly lists: number
  readonly problems: Problems
}

function readLeaf(field: Leaf, text: string, before: unknown, { problems }: Place, words: Words): unknown {
  if (before !== undefined && kindOf(field).show(before, field, words) === text) return before
  return text === '' ? undefined : kindOf(field).read(text, field, problems, words)
}

/** A row that no cell tells of any more is kept for what it holds beside these columns; parsing drops it where that is nothing. */
function readRows(
  fields: Fields,
  below: Told['below'],
  before: readonly Values[],
  { lists, problems }: Place,
  words: Words,
): Values[] {
  const told = cutIntoRows(below, lists === 0 ? '|' : ';')
  return Array.from({ length: Math.max(before.length, told.count) }, (_, at) => {
    const row = before[at] ?? {}
    const place = { lists: lists + 1, problems: problems.at(String(at)) }
    return { ...row, ...readFields(fields, told.row(at), row, place, words) }
  })
}

function readField(
  field: Field,
  { text, below }: Told,
  before: unknown,
  place: Place,
  words: Words,
): unknown {
  if (isList(field)) return readRows(field.fields, below, rowsOf(before), place, words)
  if (!isLeaf(field))
    return { ...valuesOf(before), ...readFields(field.fields, below, valuesOf(before), place, words) }
  return readLeaf(field, place.lists === 0 ? text.trim() : unescaped(text), before, place, words)
}

function readFields(
  fields: Fields,
  told: Told['below'],
  before: Values,
  { lists, problems }: Place,
  words: Words,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [key, below] of told) {
    const field = fields[key]
    if (!field || field.derived) continue
    read[key] = readField(field, below, before[key], { lists, problems: problems.at(key) }, words)
  }
  return read
}

/**
 * A card as cells tell it, by path, in the shape of a document that is still to be parsed: terms and links that are new stand by their
 * names. Fields that the product itself fills in are not read. Problems are added at the places of their values.
 */
export function readCells(
  declaration: Pick<CardDeclaration, 'sections'>,
  cells: ReadonlyMap<string, string>,
  options: ReadCellsOptions,
): CardValues {
  const { words, problems, base = {} } = options
  const told = toldBy(cells)
  return { ...base, ...readFields(fieldsOf(declaration), told, base, { lists: 0, problems }, words) }
}
