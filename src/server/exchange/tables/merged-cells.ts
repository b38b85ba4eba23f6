import { type Cell, emptyCell, type TableRow } from './table.ts'

/** Cells that are merged over several rows, of the column that has their text. */
export interface MergedRange {
  /** 0-based. */
  readonly column: number
  /** 1-based rows, both among the merged. */
  readonly first: number
  readonly last: number
}

/** More than a museum's list has; the rest of a file that names more stays as it is written. */
export const mostMerged = 500_000

/** Gives every row that cells are merged over their text, though a file keeps it in the first one alone. */
export class MergedCells {
  readonly #waiting: MergedRange[]
  readonly #open = new Map<number, MergedRange & { readonly cell: Cell }>()

  /** @param ranges in the order of their first rows; more may be added while rows are read, before they begin. */
  constructor(ranges: readonly MergedRange[] = []) {
    this.#waiting = ranges.toReversed()
  }

  add(range: MergedRange): void {
    this.#waiting.unshift(range)
  }

  /** Returns a row with the texts of cells merged from rows above. Rows come in their order, and only those with anything else in them. */
  fill(row: TableRow): TableRow {
    for (let next = this.#waiting.at(-1); next && next.first <= row.row; next = this.#waiting.at(-1)) {
      this.#waiting.pop()
      const cell = row.cells[next.column]
      if (next.first === row.row && cell && cell.text.trim() !== '')
        this.#open.set(next.column, { ...next, cell })
    }
    if (this.#open.size === 0) return row
    const cells = [...row.cells]
    for (const [column, { first, last, cell }] of this.#open) {
      if (last <= row.row) this.#open.delete(column)
      if (row.row === first || row.row > last || (cells[column]?.text ?? '').trim() !== '') continue
      while (cells.length < column) cells.push(emptyCell)
      cells[column] = { text: cell.text, type: 'merged' }
    }
    return { ...row, cells }
  }
}

/** The rows of a sheet with merged cells filled. */
export async function* withMerged(
  rows: AsyncIterable<TableRow>,
  ranges: readonly MergedRange[],
): AsyncGenerator<TableRow> {
  const merged = new MergedCells(ranges)
  for await (const row of rows) yield merged.fill(row)
}
