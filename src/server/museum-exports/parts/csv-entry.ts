import { type WritableTable, writeTable } from '#server/exchange/index.ts'
import type { Entry } from '../gathering.ts'

/** A table as CSV: UTF-8, with a comma, as spreadsheets open it. */
export const csvEntry = (name: string, columns: readonly string[], rows: WritableTable['rows']): Entry => ({
  name,
  shrinks: true,
  content: writeTable('csv', { columns: columns.map(column => ({ name: column })), rows, sheetName: name }),
})
