import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ReadRow, readRow } from '#model/exchange/read-row.ts'
import type { RowBatch, RowSource } from '../file/row-source.ts'
import type { ImportRecord } from '../store/imports.ts'
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
    { declaration, mapping }: Judging,
    record: ImportRecord,
    { operationId, ...stretch }: Stretch,
  ): Promise<ReadBatch> => {
    const batch = await source.take(operationId, record, stretch)
    const rows: ReadRow[] = []
    for (const { row, cells } of batch.rows) {
      const named = batch.columns.flatMap(({ name, index }) => {
        const cell = cells[index]
        return cell ? [[name, cell] as const] : []
      })
      rows.push(readRow(declaration, mapping, { row, cells: new Map(named) }))
      // Row by row, so that an answer of the database is not kept waiting.
      await nextTurn()
    }
    return { ...batch, read: rows }
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
