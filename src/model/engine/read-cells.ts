import type { Field, Fields, Leaf } from '../kinds/field.ts'
import type { Problems, Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { splitCell, unescaped } from './cell-text.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf, isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

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
    const parts = splitCell(told.text, separator)
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
