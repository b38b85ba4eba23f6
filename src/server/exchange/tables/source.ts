import type { TableKind, TableReader, TableRow } from './table.ts'

/** Source of rows common to both kinds of files: rows as they stand there, whatever they mean. */
export interface TableSource extends Pick<TableReader, 'encoding' | 'separator' | 'sheets' | 'sheet'> {
  readonly kind: TableKind
  /** All rows with at least one filled cell. */
  allRows(): AsyncIterable<TableRow>
  close(): Promise<void>
}
