import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { columnLetter } from './column-letter.ts'
import { type Cell, emptyCell, type TableReader, type TableRow } from './table.ts'

/** A text that is no table and has records all the same: by what it is known, and what they are. */
export interface RecordsReader {
  kindOf(beginning: string): ReferenceFormat | undefined
  /** @throws TableError */
  read(kind: ReferenceFormat, text: string): Promise<Records>
}

export interface Records {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const cellOf = (text: string): Cell => (text === '' ? emptyCell : { text, type: 'text' })

/** Records as a table: they are numbered from 1, and have no header of their own. */
export function recordsTable(
  kind: ReferenceFormat,
  encoding: TextEncodingName,
  { columns, rows }: Records,
  close: () => Promise<void>,
): TableReader {
  const tableRows = rows.map((cells, at): TableRow => ({ row: at + 1, cells: cells.map(cellOf) }))
  return {
    kind,
    encoding,
    separator: null,
    sheets: [],
    sheet: null,
    headerRow: 0,
    columns: columns.map((name, index) => ({ index, name, letter: columnLetter(index) })),
    sample: async count => tableRows.slice(0, count),
    async *rows() {
      yield* tableRows
    },
    skippedRows: [],
    close,
  }
}
