import type { Readable } from 'node:stream'
import type { TableKind } from './table.ts'
import { writeCsv } from './text/write-csv.ts'
import type { WritableTable } from './writable-table.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

/**
 * Writes a table as it is read from `rows`, at flat memory. Destroying the stream ends `rows`.
 * The stream fails with TableError tooManyRows and cellTooLong (a workbook's own limits), and with what `rows` throws.
 */
export const writeTable = (kind: TableKind, table: WritableTable): Readable =>
  kind === 'xlsx' ? writeXlsx(table) : writeCsv(table)
