import { setImmediate as nextTurn } from 'node:timers/promises'
import { type FileRow, type ReadRow, readRow } from '#model/exchange/read-row.ts'
import type { RowBatch, RowSource, Together } from '../file/row-source.ts'
import type { ImportRecord } from '../store/imports.ts'
import type { TableColumn, TableRow } from '../tables/index.ts'
import type { Judging } from './judged.ts'

/** The next rows of an import, and what they say. */
export interface ReadBatch extends RowBatch {
  readonly read: readonly ReadRow[]
}

/** Which rows of which work are to be read. */
export interface Stretch {
  readonly operationId: string
  readonly after: number
  readonly limit: number
}

/** A row of the file with its cells by the names of their columns. */
const fileRow = (columns: readonly TableColumn[], { row, cells }: TableRow): FileRow => ({
  row,
  cells: new Map(
    columns.flatMap(({ name, index }) => {
      const cell = cells[index]
      return cell ? [[name, cell] as const] : []
    }),
  ),
})

/** Rows that add to the same card and follow one another are one change of it. */
function togetherBy({ declaration, mapping }: Judging): Together | undefined {
  if (mapping.mode !== 'add') return undefined
  return (columns, ...rows) => {
    const [one, other] = rows.map(row => {
      const { id, key, number } = readRow(declaration, mapping, fileRow(columns, row))
      return [id, key, number].join('\n')
    })
    return one === other
  }
}

/** What the rows of a batch say. Row by row, so that an answer of the database is not kept waiting. */
export async function readRows({ declaration, mapping }: Judging, batch: RowBatch): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  for (const row of batch.rows) {
    rows.push(readRow(declaration, mapping, fileRow(batch.columns, row)))
    await nextTurn()
  }
  return rows
}

interface Ahead {
  readonly after: number
  readonly batch: Promise<ReadBatch>
}

/** Works whose next rows wait; those of one that was stopped are forgotten when others come. */
const aheadKept = 20

/** Reads rows of imports: those that are asked for, and, while the database is busy with them, the ones behind. */
export function createAheadReader(source: RowSource) {
  const waiting = new Map<string, Ahead>()

  const read = async (
    judging: Judging,
    record: ImportRecord,
    { operationId, ...stretch }: Stretch,
  ): Promise<ReadBatch> => {
    const batch = await source.take(operationId, record, { ...stretch, together: togetherBy(judging) })
    return { ...batch, read: await readRows(judging, batch) }
  }

  return async (judging: Judging, record: ImportRecord, stretch: Stretch): Promise<ReadBatch> => {
    const { operationId, after, limit } = stretch
    const known = waiting.get(operationId)
    waiting.delete(operationId)
    // Rows of a batch that is tried again were read before the ones that wait: the file is read one stretch after the other.
    const found = await known?.batch.catch(() => undefined)
    const batch = found && known?.after === after ? found : await read(judging, record, stretch)
    if (batch.next === undefined) return batch
    const next = read(judging, record, { operationId, after: batch.next, limit })
    // What went wrong is told when these rows are asked for.
    next.catch(() => undefined)
    waiting.set(operationId, { after: batch.next, batch: next })
    const [oldest] = waiting.keys()
    if (waiting.size > aheadKept && oldest !== undefined) waiting.delete(oldest)
    return batch
  }
}
