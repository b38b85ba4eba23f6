import type { CardDeclaration } from './define-card.ts'
import { listColumns, ownColumns } from './list-columns.ts'

/** Number of fields among the default columns of a type that declares none. */
const fieldsAtFirst = 3

const own: ReadonlySet<string> = new Set(ownColumns.map(({ path }) => path))

/** Returns the paths of the default columns of a type's list. */
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
