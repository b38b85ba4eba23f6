import type { TableColumn, TableReader, TableRow } from '../tables/index.ts'
import { fileError } from './file-error.ts'
import { openFile, type TableFile } from './open-file.ts'

/** The next rows of a file. */
export interface RowBatch {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
  /** Numbers of blank rows before and between these. */
  readonly blank: readonly number[]
  /** Totals at the end that are no objects; reported with the last rows. */
  readonly summary: readonly number[]
  /** Start of the next rows; undefined after the last. */
  readonly next: number | undefined
}

interface Cursor {
  readonly table: TableReader
  readonly iterator: AsyncIterator<TableRow>
  last: number
  /** Taken from the file, not yet given out. */
  waiting?: TableRow | undefined
  idle?: NodeJS.Timeout
}

/** Gives a file's rows piece by piece. */
export interface RowSource {
  /** The rows behind row `after`. `work` names the reader: one that goes on where it stopped need not begin again. */
  take(
    work: string,
    file: TableFile,
    options: { readonly after: number; readonly limit: number; readonly together?: Together | undefined },
  ): Promise<RowBatch>
}

/** True when a row belongs in one batch with the one before it. */
export type Together = (columns: readonly TableColumn[], row: TableRow, before: TableRow) => boolean

/** A batch does not grow beyond so many times its size. */
const mostTogether = 10

/** A file nobody goes on with is closed after this long. */
const idleMs = 120_000
/** More blank rows in one place are not counted one by one. */
const mostBlanks = 100

/**
 * Keeps files open between two batches of an operation. After a restart, and where a batch is tried again, a file is opened again and
 * read up to where the work is.
 */
export function createRowSource(): RowSource {
  const open = new Map<string, Cursor>()

  const close = async (work: string): Promise<void> => {
    const cursor = open.get(work)
    if (!cursor) return
    open.delete(work)
    clearTimeout(cursor.idle)
    await cursor.iterator.return?.()
    await cursor.table.close()
  }

  const begin = async (work: string, file: TableFile, after: number): Promise<Cursor> => {
    await close(work)
    const table = await openFile(file)
    const cursor: Cursor = { table, iterator: table.rows()[Symbol.asyncIterator](), last: table.headerRow }
    open.set(work, cursor)
    while (cursor.last < after) {
      const { value, done } = await cursor.iterator.next()
      if (done) break
      cursor.last = value.row
    }
    return cursor
  }

  return {
    async take(work, file, { after, limit, together }) {
      const known = open.get(work)
      const goesOn = known && known.last === Math.max(after, known.table.headerRow)
      const cursor = goesOn ? known : await begin(work, file, after)
      clearTimeout(cursor.idle)
      const { columns } = cursor.table
      const rows: TableRow[] = []
      const blank: number[] = []
      try {
        while (rows.length < limit * mostTogether) {
          const { waiting } = cursor
          cursor.waiting = undefined
          const { value, done } = waiting ? { value: waiting, done: false } : await cursor.iterator.next()
          const before = rows.at(-1)
          if (!done && before && rows.length >= limit && !together?.(columns, value, before)) {
            cursor.waiting = value
            break
          }
          if (done) {
            const summary = [...cursor.table.skippedRows]
            await close(work)
            return { columns, rows, blank, summary, next: undefined }
          }
          for (let row = cursor.last + 1; row < Math.min(value.row, cursor.last + mostBlanks); row++)
            blank.push(row)
          cursor.last = value.row
          rows.push(value)
        }
      } catch (error) {
        await close(work)
        throw fileError(error)
      }
      cursor.idle = setTimeout(() => void close(work), idleMs)
      cursor.idle.unref()
      return { columns, rows, blank, summary: [], next: cursor.last }
    },
  }
}
