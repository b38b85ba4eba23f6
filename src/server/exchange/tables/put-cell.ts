import { type Cell, emptyCell, type TableLimits } from './table.ts'
import { TableError } from './table-error.ts'

/**
 * Puts a cell into a row under construction.
 * @param column 0-based
 * @throws TableError tooManyColumns, cellTooLong
 */
export function putCell(
  cells: Cell[],
  cell: Cell,
  { row, column }: { readonly row: number; readonly column: number },
  limits: Pick<TableLimits, 'columns' | 'cellLength'>,
): void {
  const place = { row, column: column + 1 }
  if (column >= limits.columns) throw new TableError('tooManyColumns', { ...place, limit: limits.columns })
  if (cell.text.length > limits.cellLength)
    throw new TableError('cellTooLong', { ...place, limit: limits.cellLength })
  while (cells.length < column) cells.push(emptyCell)
  cells[column] = cell
}
