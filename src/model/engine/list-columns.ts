import { datingPath } from './dating-path.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

/** A column of a list. */
export interface ListColumn {
  /** Path of a field, or one of `ownColumns`. */
  readonly path: string
  /** Name for sorting by it; undefined when it can't be sorted. */
  readonly sort: SortName | undefined
}

/** Sort keys that work at any size: each has an index. */
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

/** Columns that are not fields, with their sort key. */
export const ownColumns: readonly ListColumn[] = (
  ['number', 'title', 'subtitle', 'completeness', 'createdAt', 'updatedAt'] as const
).map(path => ({ path, sort: path }))

/** Returns the columns every type has; the number only for numbered types. */
const commonColumns = ({ numberPath }: CardDeclaration): readonly ListColumn[] =>
  numberPath === undefined ? ownColumns.filter(({ path }) => path !== 'number') : ownColumns

/** Returns the possible columns of a type's list: the common ones, then the fields offered as columns. */
export function listColumns(declaration: CardDeclaration): readonly ListColumn[] {
  const fields = [...allFields(declaration).values()].filter(({ field }) => isLeaf(field) && field.column)
  const dating = datingPath(declaration)
  return [
    ...commonColumns(declaration),
    ...fields.map(({ path }) => ({ path, sort: sortOf(declaration, path, dating) })),
  ]
}

/** Returns the sort key of a field. A size takes the place of the number. */
const sortOf = (
  { sizePath }: CardDeclaration,
  path: string,
  dating: string | undefined,
): SortName | undefined => (path === sizePath ? 'number' : path === dating ? 'year' : undefined)

/** Returns the API's name of a sort key (default `objectNumbers.objectNumber_sort`). */
export const sortByAddress = (declaration: CardDeclaration, name: string): SortName | undefined => {
  if (isSortName(name)) return name
  return name === defaultSort(declaration) || name === declaration.sizePath ? 'number' : undefined
}

/** Returns the default sort key of a list: the number, or else the title. */
export const usualSort = ({ numberPath }: CardDeclaration): SortName =>
  numberPath === undefined ? 'title' : 'number'

/** Returns the API's name of the default sort. */
export const defaultSort = ({ numberPath }: CardDeclaration): string =>
  numberPath === undefined ? 'title' : `${numberPath}_sort`
