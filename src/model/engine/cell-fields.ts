import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf, isList } from './fields.ts'

/** A field that can be edited in a cell of the list. */
export interface CellField {
  readonly path: string
  readonly field: Leaf
}

/** Most cells, and most records, that are changed at once. */
export const mostCells = { cells: 2000, records: 200 } as const

/** Returns the field at a path if it can be edited in a cell: it has one plain value in a record, and a person enters it. */
export function cellField(declaration: CardDeclaration, path: string): CellField | undefined {
  const placed = allFields(declaration).get(path)
  if (!placed) return undefined
  const { field, within } = placed
  const isEntered = ![field, ...within].some(each => each.derived)
  return isLeaf(field) && kindOf(field).isPlain && isEntered && !within.some(isList)
    ? { path, field }
    : undefined
}

/** Returns the field that a column of the list shows, if it can be edited there. Title and number are those the record is known by. */
export function cellFieldOfColumn(declaration: CardDeclaration, column: string): CellField | undefined {
  const { namePath = 'title', numberPath } = declaration
  if (column === 'title') return cellField(declaration, namePath)
  if (column === 'number')
    return numberPath ? cellField(declaration, numberPath.replaceAll('.', '/')) : undefined
  if (column === 'subtitle') return undefined
  return cellField(declaration, column)
}
