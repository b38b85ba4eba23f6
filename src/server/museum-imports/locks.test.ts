import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { founded } from '../../../test/harness/curated-museum.ts'
import { addFile } from '../../../test/harness/files.ts'
import { openMuseumArchive } from './index.ts'

vi.setConfig({ testTimeout: 240_000 })
const app = useTestApp()

class TakenBack extends Error {}

/** Takes an archive in whose tables are here already. */
async function takeWithoutTables(path: string, into: { tenantId: string; accountId: string }) {
  const from = await openMuseumArchive(path)
  if (!from) throw new Error('no archive of a museum')
  try {
    await app().museumImports.take(from, {
      tenantId: into.tenantId,
      author: { accountId: into.accountId, name: 'Test' },
      signal: new AbortController().signal,
      language: 'en',
      tell: () => undefined,
      load: async () => false,
    })
  } finally {
    from.archive.close()
  }
}

test('An archive waits for records and for lines before it holds what all records share, as everybody does [F-X07]', async () => {
  const anna = await founded(app)
  const cup = await anna.put({ title: { en: 'Cup' }, objectNumbers: [{ objectNumber: '1' }] })
  const note = await addFile(app(), anna, { name: 'note.txt', content: Buffer.from('a note') })
  const { body: loan } = await anna.ask<{ id: string }>('POST', '/procedures', {
    type: 'LOAN_OUT',
    title: 'Silver',
    values: {},
  })
  await anna.ask('PUT', `/procedures/${loan.id}/objects`, { numbers: ['1'] })
  await anna.bulk([cup.id], { kind: 'delete' })
  expect((await anna.ask('DELETE', `/files/${note}`)).status).toBe(204)
  const path = await archiveFile(app(), anna.museum.tenantId)
  const bert = await founded(app)
  const { tenantId } = bert.museum
  const into = { tenantId, accountId: bert.accountId }
  await takeArchive(app(), path, into)
  const { database } = app()
  const bringBackFile = () =>
    database.inTenant(tenantId, ({ db }) =>
      db.updateTable('card').set({ deleted_at: null }).where('tenant_id', '=', tenantId).execute(),
    )

  const records = sql`select id from card where tenant_id = ${tenantId} order by id for no key update`
  const adding = sql`select pg_advisory_xact_lock(hashtextextended(${`card_line ${tenantId}`}, 0))`
  for (const [part, held] of [
    ['rest', records],
    ['lines', records],
    ['lines', adding],
    ['history', records],
    ['bin', records],
  ] as const) {
    if (part === 'bin') await bringBackFile()
    await database.inTenant(tenantId, async ({ db }) => {
      await db.deleteFrom('archive_part').where('tenant_id', '=', tenantId).where('part', '=', part).execute()
      if (part === 'lines') await db.deleteFrom('card_line').where('tenant_id', '=', tenantId).execute()
    })
    let taking: Promise<unknown> = Promise.resolve()
    const free: [string, boolean][] = []
    const holding = database.inTenant(tenantId, async tx => {
      await held.execute(tx.db)
      taking = takeWithoutTables(path, into)
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(tx.db)
          expect(rows.length).toBeGreaterThan(0)
        },
        { timeout: 5000, interval: 20 },
      )
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`cards ${tenantId}`}, 0)) as free`.execute(tx.db)
      free.push([part, rows[0]?.free ?? false])
      throw new TakenBack(part)
    })
    await expect(holding, part).rejects.toThrow(TakenBack)
    await taking
    expect(free).toEqual([[part, true]])
  }
})
