import type { Fields, Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { escaped, separators, splitCell, unescaped } from './cell-text.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, fieldsOf, isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** A table column for a field that holds a value. */
export interface CellColumn {
  /** 'materials/technique' */
  readonly path: string
  readonly field: Leaf
  /** Number of lists the field is nested in. */
  readonly lists: number
}

const known = new WeakMap<object, readonly CellColumn[]>()

/** Returns the columns of a record type, in the order of its fields. */
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

/** Returns the columns by path. */
export function cellColumnsByPath(
  declaration: Pick<CardDeclaration, 'sections'>,
): ReadonlyMap<string, CellColumn> {
  const before = byPath.get(declaration.sections)
  if (before) return before
  const columns = new Map(cellColumns(declaration).map(column => [column.path, column]))
  byPath.set(declaration.sections, columns)
  return columns
}

/** Joins the texts of a list's rows into one cell; separators within them are escaped. */
export const rowsAsCell = (texts: readonly string[]): string =>
  texts
    .map(text => escaped(text, 1))
    .join(separators[0])
    .trim()

/** Splits a cell into the texts of a list's rows, still escaped. */
export const cellAsRows = (cell: string): string[] => splitCell(cell, '|')

/** Returns the texts in a cell, one for each row of the lists around its field; empty ones are left out. */
export function textsIn({ lists }: Pick<CellColumn, 'lists'>, cell: string): string[] {
  const rows = lists === 0 ? [cell] : cellAsRows(cell)
  const texts = lists > 1 ? rows.flatMap(row => splitCell(row, ';')) : rows
  return (lists === 0 ? texts : texts.map(unescaped)).filter(text => text !== '')
}

/** Collected texts by path. */
type Texts = Map<string, string>

/** Collects the texts of all cells below some fields. A field in a list has one text per row. */
function collectTexts(
  fields: Fields,
  values: Values,
  words: Words,
  { path, lists }: { readonly path: string; readonly lists: number },
  texts: Texts,
): void {
  for (const key of Object.keys(values)) {
    const [field, value] = [fields[key], values[key]]
    if (!field || value === undefined || value === null) continue
    const inside = { path: `${path}${key}/`, lists }
    if (isLeaf(field)) texts.set(path + key, escaped(kindOf(field).show(value, field, words), lists))
    else if (isList(field)) collectRows(field.fields, rowsOf(value), words, inside, texts)
    else collectTexts(field.fields, valuesOf(value), words, inside, texts)
  }
}

function collectRows(
  fields: Fields,
  rows: readonly Values[],
  words: Words,
  { path, lists }: { readonly path: string; readonly lists: number },
  texts: Texts,
): void {
  const columns = new Map<string, string[]>()
  for (const [at, row] of rows.entries()) {
    const own: Texts = new Map()
    collectTexts(fields, row, words, { path, lists: lists + 1 }, own)
    for (const [inside, text] of own) {
      const column = columns.get(inside) ?? rows.map(() => '')
      column[at] = text
      columns.set(inside, column)
    }
  }
  for (const [inside, column] of columns) texts.set(inside, column.join(separators[lists] ?? ' ; ').trim())
}

/**
 * Returns a record as cells of a table row, by path; empty cells are left out. Rows of a list are joined with ' | ', in the same order in
 * all columns of the list; `|` and `\` within a value are written `\|` and `\\`. Rows of a list within a list are joined with ' ; '.
 */
export function cellsOf(
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
  words: Words,
): ReadonlyMap<string, string> {
  const texts: Texts = new Map()
  collectTexts(fieldsOf(declaration), card, words, { path: '', lists: 0 }, texts)
  return texts
}
