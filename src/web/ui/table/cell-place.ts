/** A cell of a grid by its row and column, counted from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** A block of cells, both ends included. */
export interface CellRange {
  readonly from: CellPlace
  readonly to: CellPlace
}

/** Direction in which the cursor goes on after a cell was edited. */
export type CellMove = 'down' | 'up' | 'right' | 'left' | 'stay'

/** Returns the block between two of its corners. */
export const rangeOf = (one: CellPlace, other: CellPlace): CellRange => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
})

export const isWithin = ({ from, to }: CellRange, { row, column }: CellPlace): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column
