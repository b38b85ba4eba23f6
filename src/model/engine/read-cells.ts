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
  /** Record to update: fields without cells stay, and cells that equal the record are not parsed. */
  readonly base?: CardValues
}

/** Cell content of a field: a text, or the fields below it. */
interface CellTree {
  readonly text: string
  readonly below: ReadonlyMap<string, CellTree>
}

const nothing: ReadonlyMap<string, CellTree> = new Map()

interface Growing {
  text: string
  readonly below: Map<string, Growing>
}

/** Arranges cells by the steps of their paths. */
function cellTree(cells: ReadonlyMap<string, string>): CellTree['below'] {
  const whole: Growing = { text: '', below: new Map() }
  for (const [path, text] of cells) {
    let tree = whole
    for (const key of path.split('/')) {
      const inside: Growing = tree.below.get(key) ?? { text: '', below: new Map() }
      tree.below.set(key, inside)
      tree = inside
    }
    tree.text = text
  }
  return whole.below
}

/** Cell content of a list: its rows and their number. */
interface CellRows {
  readonly count: number
  row(at: number): CellTree['below']
}

const noRows: CellRows = { count: 0, row: () => nothing }

function cutIntoRows(below: CellTree['below'], separator: '|' | ';'): CellRows {
  if (below.size === 0) return noRows
  const columns = [...below].map(([key, tree]) => {
    const parts = splitCell(tree.text, separator)
    const count = parts.some(part => part !== '') ? parts.length : 0
    return { key, parts, count, inside: cutIntoRows(tree.below, separator) }
  })
  return {
    count: Math.max(...columns.map(({ count, inside }) => Math.max(count, inside.count))),
    row: at =>
      new Map(
        columns.map(({ key, parts, inside }) => [key, { text: parts[at] ?? '', below: inside.row(at) }]),
      ),
  }
}

/** Position in a record while reading: the number of enclosing lists, and where problems are reported. */
interface Place {
  readonly lists: number
  readonly problems: Problems
}

function readLeaf(field: Leaf, text: string, before: unknown, { problems }: Place, words: Words): unknown {
  if (before !== undefined && kindOf(field).show(before, field, words) === text) return before
  return text === '' ? undefined : kindOf(field).read(text, field, problems, words)
}

/** A row without cells any more is retained for its other columns; parsing drops it when there are none. */
function readRows(
  fields: Fields,
  below: CellTree['below'],
  before: readonly Values[],
  { lists, problems }: Place,
  words: Words,
): Values[] {
  const rows = cutIntoRows(below, lists === 0 ? '|' : ';')
  return Array.from({ length: Math.max(before.length, rows.count) }, (_, at) => {
    const row = before[at] ?? {}
    const place = { lists: lists + 1, problems: problems.at(String(at)) }
    return { ...row, ...readFields(fields, rows.row(at), row, place, words) }
  })
}

function readField(
  field: Field,
  { text, below }: CellTree,
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
  tree: CellTree['below'],
  before: Values,
  { lists, problems }: Place,
  words: Words,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [key, below] of tree) {
    const field = fields[key]
    if (!field || field.derived) continue
    read[key] = readField(field, below, before[key], { lists, problems: problems.at(key) }, words)
  }
  return read
}

/**
 * Reads cells by path into an unparsed document: new terms and links are given by name. Fields filled in by the product are skipped.
 * Problems are reported at the places of the values.
 */
export function readCells(
  declaration: Pick<CardDeclaration, 'sections'>,
  cells: ReadonlyMap<string, string>,
  options: ReadCellsOptions,
): CardValues {
  const { words, problems, base = {} } = options
  const tree = cellTree(cells)
  return { ...base, ...readFields(fieldsOf(declaration), tree, base, { lists: 0, problems }, words) }
}
