import { KnownRows } from '#model/exchange/known-rows.ts'
import type { StoredTables } from '../file/stored-tables.ts'
import type { ImportRecord } from '../store/imports.ts'
import type { Judging } from './judged.ts'

/** Rows read at once. */
const chunk = 500
/** Works whose rows are known; those of one that was stopped are forgotten when others come. */
const kept = 20

/** Looks through whole files, once for each work, for what their rows are known by. */
export function createRowsKnower(tables: Pick<StoredTables, 'known'>) {
  const known = new Map<string, Promise<KnownRows>>()

  const lookThrough = async (judging: Judging, record: ImportRecord, work: string): Promise<KnownRows> => {
    const { declaration, mapping } = judging
    const rows = new KnownRows(declaration)
    const by = { cardType: declaration.type, mapping }
    for (let after: number | undefined = 0; after !== undefined; ) {
      const batch: Awaited<ReturnType<StoredTables['known']>> = await tables.known(
        record,
        { work, after, limit: chunk },
        by,
      )
      for (const row of batch.rows) rows.add(row)
      after = batch.next
    }
    return rows
  }

  return {
    of(judging: Judging, record: ImportRecord, operationId: string): Promise<KnownRows> {
      const before = known.get(operationId)
      if (before) return before
      const rows = lookThrough(judging, record, `${operationId} rows`)
      known.set(operationId, rows)
      const [oldest] = known.keys()
      if (known.size > kept && oldest !== undefined) known.delete(oldest)
      return rows
    },
    forget: (operationId: string): void => void known.delete(operationId),
  }
}
