import type { CardDeclaration } from './define-card.ts'
import { listColumns, ownColumns } from './list-columns.ts'

/** Of the fields a type offers, how many a list begins with that the type says nothing about. */
const fieldsAtFirst = 3

const own: ReadonlySet<string> = new Set(ownColumns.map(({ path }) => path))

/** Paths of the columns a list of a type begins with. */
export function standardColumns(declaration: CardDeclaration): readonly string[] {
  const { columns, numberPath } = declaration
  if (columns) return columns
  const fields = listColumns(declaration).filter(({ path }) => !own.has(path))
  return [
    'title',
    ...(numberPath === undefined ? [] : ['number']),
    ...fields.slice(0, fieldsAtFirst).map(({ path }) => path),
    'completeness',
    ...(declaration.unpublished ? [] : ['publishedOnWeb']),
  ]
}
