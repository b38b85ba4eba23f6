import { readdirSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordAudit } from '#server/audit/index.ts'
import { type Database, enterMuseum, museumIds } from '#server/platform/db/index.ts'
import { diskStorage } from '#server/platform/storage/disk-storage.ts'
import { startTestApp, type TestApp } from '../../../test/harness/app.ts'
import { fillMuseum, museumTablesOf, rowsOfMuseum } from '../../../test/harness/every-table.ts'
import { makeCopyOf, makeMuseum, makePerson } from '../../../test/harness/factories.ts'
import { type ErasureContext, eraseMuseum } from './index.ts'

/** Backups of the demonstration: museums with many records, migrated to the current tables. */
const folder = fileURLToPath(new URL('../../../test/fixtures/earlier-versions/', import.meta.url))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ backup: join(folder, readdirSync(folder).toSorted().at(-1) ?? '') })
}, 120_000)
afterAll(() => app.stop())

const storage = () => diskStorage(join(app.dataDir, 'files'))

const context = (database: Database = app.database): ErasureContext => ({
  database,
  storage: storage(),
  jobs: app.jobs,
  clock: () => new Date(),
  removeUploads: app.removeUploads,
})

async function keysOf(museum: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage().list(museum)) keys.push(key)
  return keys.toSorted()
}

/** Waits until the server has finished the follow-up work of a migration, which deletes rows. */
const reindexed = (tenantId: string) =>
  vi.waitFor(async () => expect((await rowsOfMuseum(app, tenantId)).card_reindex?.rows).toBe(0), {
    timeout: 60_000,
    interval: 500,
  })

/** A museum with a row in every table, stored files, and an unfinished upload. */
async function filledMuseum(tenantId: string): Promise<void> {
  await fillMuseum(app, tenantId)
  for (const key of [`${tenantId}/a/original`, `${tenantId}/a/b/poster`, `${tenantId}/exports/c`])
    await storage().put(key, Readable.from([Buffer.from(key)]))
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db.selectFrom('upload').where('tenant_id', '=', tenantId).select('id').executeTakeFirstOrThrow(),
  )
  await mkdir(join(app.dataDir, 'uploads'), { recursive: true })
  await writeFile(join(app.dataDir, 'uploads', id), 'half')
  await app.jobs.enqueue(
    undefined,
    { name: 'calendar.remind', run: async () => {} },
    { tenantId, id: '1', at: '2030-01-01T00:00:00Z' },
    { startAfter: new Date('2030-01-01') },
  )
}

/** A database whose server crashes in its n-th transaction of a museum: before the commit, or right after it. */
function mortal(database: Database, last: number): Database {
  let count = 0
  const die = () => {
    throw new Error('the server died')
  }
  return {
    ...database,
    async inTenant(tenantId, work) {
      count += 1
      if (count < last) return database.inTenant(tenantId, work)
      if (last % 2 === 0) return database.inTenant(tenantId, tx => work(tx).then(die))
      return database.inTenant(tenantId, work).then(die)
    },
  }
}

async function museums(): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = await app.database.asSystem('test', museumIds)
  if (!first || others.length === 0) throw new Error('the demonstration has two museums')
  return [first, ...others]
}

test('A museum is erased completely: no table with tenant_id and no stored file holds any of it, even after crashes, and another museum keeps every row and file [F-T12]', async () => {
  const [erased, kept] = await museums()
  for (const id of [erased, kept ?? '']) {
    await reindexed(id)
    await filledMuseum(id)
  }
  const tables = await museumTablesOf(app)
  expect(tables.length).toBeGreaterThan(60)
  const before = await rowsOfMuseum(app, erased)
  for (const table of tables) expect([table, (before[table]?.rows ?? 0) > 0]).toEqual([table, true])
  const keptBefore = await rowsOfMuseum(app, kept ?? '')
  const filesBefore = await keysOf(kept ?? '')
  // Sessions do not belong to the museum.
  const total =
    tables.reduce((sum, table) => sum + (before[table]?.rows ?? 0), 0) - (before.session?.rows ?? 0)

  let deaths = 0
  for (;;) {
    try {
      await eraseMuseum(context(mortal(app.database, 1 + deaths * 5)), erased)
      break
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'the server died') throw error
      deaths += 1
      const state = await app.database.asSystem('test', db =>
        db
          .selectFrom('tenant')
          .where('id', '=', erased)
          .select(['state', 'erasing_since'])
          .executeTakeFirst(),
      )
      expect(state?.state ?? 'closed').toBe('closed')
      if (deaths > 200) throw error
    }
  }
  expect(deaths).toBeGreaterThan(10)
  const erasure = await eraseMuseum(context(), erased)
  expect(erasure).toMatchObject({ rows: total, records: before.card?.rows, files: 3 })

  const after = await rowsOfMuseum(app, erased)
  expect(Object.entries(after).filter(([, { rows }]) => rows > 0)).toEqual([])
  expect(await keysOf(erased)).toEqual([])
  expect(await readdir(join(app.dataDir, 'files')).then(names => names.includes(erased))).toBe(false)
  expect(await rowsOfMuseum(app, kept ?? '')).toEqual(keptBefore)
  expect(await keysOf(kept ?? '')).toEqual(filesBefore)
  expect(await readdir(join(app.dataDir, 'uploads'))).toHaveLength(1)
}, 300_000)

test('Accounts created for the museum are deleted with it, even if a copy of it exists longer; those of members of or invited to another museum and of operators are kept [F-T12]', async () => {
  const [mine, other] = [await makeMuseum(app), await makeMuseum(app)]
  const alone = await makePerson(app, { museum: mine })
  const operator = await makePerson(app, { museum: mine, operator: true })
  const both = await makePerson(app, { museum: mine })
  const invited = await makePerson(app, { museum: mine })
  const future = await makePerson(app, { museum: mine })
  await app.database.asSystem('test', async db => {
    const tx = await enterMuseum(db, other.tenantId)
    for (const [accountId, state] of [
      [both.accountId, 'ACTIVE'],
      [invited.accountId, 'INVITED'],
    ] as const)
      await tx.db
        .insertInto('identity')
        .values({ tenant_id: other.tenantId, account_id: accountId, role: 'USER', state })
        .execute()
    await db
      .insertInto('operator_invitation')
      .values({
        account_id: future.accountId,
        first_name: 'Nora',
        last_name: 'Lind',
        invited_by: 'Ole Dahl',
        invited_by_id: operator.accountId,
        invited_at: new Date(),
        expires_at: new Date(),
      })
      .execute()
  })
  // A copy of a backup has the people of its original, and exists a little longer.
  await makeCopyOf(app, mine, [alone])
  await app.database.asSystem('test', async db => {
    await sql`insert into mail_failure (recipient, template, reason) values (${alone.email.toUpperCase()}, 'x', 'x')`.execute(
      db,
    )
    await sql`
      insert into registration (email, password_hash, first_name, last_name, language, museum, documents, registered_at)
      values (${alone.email.toUpperCase()}, 'x', 'Nora', 'Lind', 'en', '{}', '{}', now())
    `.execute(db)
  })
  expect(await eraseMuseum(context(), mine.tenantId)).toMatchObject({ accounts: 1 })
  const { rows: kept } = await app.database.asSystem('test', db =>
    sql`
      select recipient from mail_failure where lower(recipient) = ${alone.email}
       union all select email from registration where lower(email) = ${alone.email}
    `.execute(db),
  )
  expect(kept).toEqual([])
  const left = await app.database.asSystem('test', db =>
    db
      .selectFrom('account')
      .where(
        'id',
        'in',
        [alone, operator, both, invited, future].map(({ accountId }) => accountId),
      )
      .select('id')
      .orderBy('id')
      .execute(),
  )
  expect(left.map(({ id }) => id)).toEqual(
    [operator, both, invited, future].map(({ accountId }) => accountId),
  )
})

test('A museum whose erasure has started is closed for good: the database refuses to open it, and nightly jobs skip it [F-T12]', async () => {
  const museum = await makeMuseum(app)
  await makePerson(app, { museum })
  await expect(eraseMuseum(context(mortal(app.database, 2)), museum.tenantId)).rejects.toThrow('died')
  await expect(
    app.database.asSystem('test', db =>
      db.updateTable('tenant').set({ state: 'active' }).where('id', '=', museum.tenantId).execute(),
    ),
  ).rejects.toThrow(/tenant_erasing_closed/)
  expect(await app.database.asSystem('test', museumIds)).not.toContain(museum.tenantId)
  await eraseMuseum(context(), museum.tenantId)
})

test('Append-only entries younger than a year are deleted only by the erasure of their own museum [F-T12]', async () => {
  const [mine, other] = [await makeMuseum(app), await makeMuseum(app)]
  for (const { tenantId } of [mine, other]) {
    await fillMuseum(app, tenantId)
    await app.database.inTenant(tenantId, async tx => {
      await recordAudit(tx, { accountId: null }, 'museumFounded', new Date())
      // Older ones are deleted by retention.
      await tx.db.deleteFrom('audit_entry').where('tenant_id', '=', tenantId).execute()
    })
  }
  const entriesOf = async ({ tenantId }: { tenantId: string }) =>
    (await rowsOfMuseum(app, tenantId)).audit_entry?.rows
  expect(await entriesOf(mine)).toBe(1)
  await eraseMuseum(context(), mine.tenantId)
  expect(await entriesOf(mine)).toBe(0)
  expect(await entriesOf(other)).toBe(1)
})

test('A museum that never existed is not found; one that is already erased is reported again [F-T12]', async () => {
  await expect(eraseMuseum(context(), '999999')).rejects.toMatchObject({ code: 'not_found' })
  const museum = await makeMuseum(app)
  const erased = await eraseMuseum(context(), museum.tenantId)
  expect(await eraseMuseum(context(), museum.tenantId)).toEqual(erased)
})
