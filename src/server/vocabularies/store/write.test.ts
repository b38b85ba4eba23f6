import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { completed } from '../term-row.ts'
import { deleteTerms, insertTerms, reserveIds } from './write.ts'

const app = useTestApp()

/** Writes terms, all but one below the first, and deletes them. */
async function comeAndGo(tx: TenantTransaction, count: number): Promise<void> {
  const ids = await reserveIds(tx, count)
  const [first = ''] = ids
  const rows = ids.map(id =>
    completed(
      {
        id,
        vocabulary: 'MTC',
        language: 'en',
        labels: { en: `metal ${id}` },
        ...(id !== first && { parentId: first, ancestors: [first] }),
      },
      new Date(),
    ),
  )
  await insertTerms(tx, rows, null)
  await deleteTerms(tx, rows)
}

/** Returns the number of rows of the table that this transaction has read. */
async function rowsRead({ db }: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'term'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

test('Many terms come and go by their indexes, on a connection that knew the table while it was small, too [F-T16]', async () => {
  const { tenantId } = await makeMuseum(app())
  await app().database.inTenant(tenantId, async tx => {
    for (let round = 0; round < 4; round++) await comeAndGo(tx, 20)
    const before = await rowsRead(tx)
    await comeAndGo(tx, 2000)
    expect((await rowsRead(tx)) - before).toBeLessThan(2000 * 10)
  })
})
