import { Readable } from 'node:stream'
import { type ReadTableOptions, readTable, TableError } from '#server/exchange/tables/index.ts'
import { allOf } from './all-of.ts'

/** Reads a table whole. */
export const wholeTable = async (bytes: Buffer, options: ReadTableOptions = {}) => {
  const table = await readTable(Readable.from([bytes]), options)
  try {
    const rows = await allOf(table.rows())
    return { table, names: table.columns.map(({ name }) => name), rows }
  } finally {
    await table.close()
  }
}

/** The number of rows of a table, or why it is refused. */
export const outcomeOfTable = async (bytes: Buffer, options: ReadTableOptions = {}): Promise<unknown> => {
  try {
    return (await wholeTable(bytes, options)).rows.length
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return [error.code, error.parameters]
  }
}
