import type { ReadBatch } from '../file/file-tasks.ts'
import type { StoredTables } from '../file/stored-tables.ts'
import type { ImportRecord } from '../store/imports.ts'
import type { Judging } from './judged.ts'

export type { ReadBatch } from '../file/file-tasks.ts'

/** The rows to read, and the work they are for. */
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
export function createAheadReader(tables: Pick<StoredTables, 'rows'>) {
  const waiting = new Map<string, Ahead>()

  const read = (
    { declaration, mapping }: Judging,
    record: ImportRecord,
    { operationId, ...stretch }: Stretch,
  ): Promise<ReadBatch> =>
    tables.rows(record, { ...stretch, work: operationId }, { cardType: declaration.type, mapping })

  return async (judging: Judging, record: ImportRecord, stretch: Stretch): Promise<ReadBatch> => {
    const { operationId, after, limit } = stretch
    const known = waiting.get(operationId)
    waiting.delete(operationId)
    // Rows of a batch that is tried again were read before the ones that wait: the file is read one stretch after the other.
    const found = await known?.batch.catch(() => undefined)
    const batch = found && known?.after === after ? found : await read(judging, record, stretch)
    if (batch.next === undefined) return batch
    const next = read(judging, record, { operationId, after: batch.next, limit })
    // What went wrong is reported when these rows are asked for.
    next.catch(() => undefined)
    waiting.set(operationId, { after: batch.next, batch: next })
    const [oldest] = waiting.keys()
    if (waiting.size > aheadKept && oldest !== undefined) waiting.delete(oldest)
    return batch
  }
}
