import { datingPath } from './dating-path.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

/** A column that a list of cards can show. */
export interface ListColumn {
  /** Path of a field, or one of `ownColumns`. */
  readonly path: string
  /** Name by which a list is sorted by it; undefined where it can't be. */
  readonly sort: SortName | undefined
}

/** What a list can be sorted by at any size: each of these has an index. */
export const sortNames = [
  'number',
  'title',
  'subtitle',
  'year',
  'completeness',
  'createdAt',
  'updatedAt',
] as const

export type SortName = (typeof sortNames)[number]

export const isSortName = (name: string): name is SortName => (sortNames as readonly string[]).includes(name)

/** Columns that are no fields, with the name they are sorted by. */
export const ownColumns: readonly ListColumn[] = (
  ['number', 'title', 'subtitle', 'completeness', 'createdAt', 'updatedAt'] as const
).map(path => ({ path, sort: path }))

/** The columns every type has; the number only where cards are known by one. */
const commonColumns = ({ numberPath }: CardDeclaration): readonly ListColumn[] =>
  numberPath === undefined ? ownColumns.filter(({ path }) => path !== 'number') : ownColumns

/** The columns a list of a type can show: the common ones, then the fields of its declaration that are offered. */
export function listColumns(declaration: CardDeclaration): readonly ListColumn[] {
  const fields = [...allFields(declaration).values()].filter(({ field }) => isLeaf(field) && field.column)
  const dating = datingPath(declaration)
  return [
    ...commonColumns(declaration),
    ...fields.map(({ path }) => ({ path, sort: sortOf(declaration, path, dating) })),
  ]
}

/** What sorts a list by a field. A size stands in the place of the number. */
const sortOf = (
  { sizePath }: CardDeclaration,
  path: string,
  dating: string | undefined,
): SortName | undefined => (path === sizePath ? 'number' : path === dating ? 'year' : undefined)

/** The name the API knows a sort by (specification 001, section 9: default `objectNumbers.objectNumber_sort`). */
export const sortByAddress = (declaration: CardDeclaration, name: string): SortName | undefined => {
  if (isSortName(name)) return name
  return name === defaultSort(declaration) || name === declaration.sizePath ? 'number' : undefined
}

/** What a list nobody sorted is sorted by: the number its cards are known by, else their titles. */
export const usualSort = ({ numberPath }: CardDeclaration): SortName =>
  numberPath === undefined ? 'title' : 'number'

/** The name the API knows that sort by. */
export const defaultSort = ({ numberPath }: CardDeclaration): string =>
  numberPath === undefined ? 'title' : `${numberPath}_sort`
