import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { MigrationError, migrate } from '#server/platform/db/index.ts'
import { startTestApp } from '../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function connect({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  cleanUps.push(() => client.end())
  return client
}

/** A database without a migration yet, and what brings it up to date by some files. */
async function migrating(files: Readonly<Record<string, string>>) {
  const database = await createTestDatabase()
  cleanUps.push(database.drop)
  const owner = await connect(database)
  await owner.query('delete from migration')
  const path = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  cleanUps.push(() => rmSync(path, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  const told: string[] = []
  const run = (tries?: number) =>
    migrate({
      url: database.ownerUrl,
      appRole: new URL(database.appUrl).username,
      log: { info: text => told.push(text) },
      folder: pathToFileURL(`${path}/`),
      ...(tries !== undefined && { tries }),
    })
  return { database, owner, told, run }
}

const thing = '0001_thing.sql'
const makesThing = 'create table thing (id bigint primary key, name text);\n'

test('A migration that cannot have its table lets others go on, says so, and changes it when they are done [F-T28]', async () => {
  const { database, owner, told, run } = await migrating({
    [thing]: makesThing,
    '0002_colour.sql': 'alter table thing add column colour text;\n',
  })
  await owner.query(makesThing)
  await owner.query(
    "insert into migration (number, name, checksum) select 1, 'thing', encode(sha256($1), 'hex')",
    [Buffer.from(makesThing)],
  )
  const holder = await connect(database)
  await holder.query('begin')
  await holder.query('select * from thing')
  const done = run()
  await vi.waitFor(() => expect(told.join()).toContain('migration 2 colour waits'), { timeout: 20_000 })
  // In its pauses nobody waits behind it.
  await owner.query("set lock_timeout = '10s'")
  await owner.query("insert into thing values (1, 'vase')")
  await holder.query('commit')
  expect(await done).toBe(2)
  expect((await owner.query('select colour from thing')).rows).toEqual([{ colour: null }])
}, 60_000)

test('A migration that never gets its table gives up with a sentence, changes nothing, and can be run again [F-T28]', async () => {
  const { database, owner, run } = await migrating({
    [thing]: makesThing,
    '0002_colour.sql': 'create table other (id bigint);\nalter table thing add column colour text;\n',
  })
  await owner.query(makesThing)
  await owner.query(
    "insert into migration (number, name, checksum) select 1, 'thing', encode(sha256($1), 'hex')",
    [Buffer.from(makesThing)],
  )
  const holder = await connect(database)
  await holder.query('begin')
  await holder.query('select * from thing')
  const error = await run(2).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message).toMatch(/Migration 2 colour could not change its tables in 2 tries/)
  expect((await owner.query("select to_regclass('other') as other")).rows).toEqual([{ other: null }])
  await holder.query('rollback')
  expect(await run()).toBe(2)
}, 60_000)

test('An index is made concurrently while somebody writes for long, also by two servers at once, and one that was broken off is made again [F-T28]', async () => {
  const { database, owner, run } = await migrating({
    [thing]: makesThing,
    '0002_named.sql':
      '-- outside of a transaction\ncreate unique index concurrently if not exists thing_named on thing (name);\n',
  })
  await owner.query(makesThing)
  await owner.query(
    "insert into migration (number, name, checksum) select 1, 'thing', encode(sha256($1), 'hex')",
    [Buffer.from(makesThing)],
  )
  await owner.query("insert into thing values (1, 'vase'), (2, 'vase')")
  await expect(run()).rejects.toMatchObject({ code: '23505' })
  const valid = async () =>
    (await owner.query("select indisvalid as valid from pg_index where indexrelid = 'thing_named'::regclass"))
      .rows
  expect(await valid()).toEqual([{ valid: false }])
  await owner.query("update thing set name = 'urn' where id = 2")
  const writer = await connect(database)
  await writer.query('begin')
  await writer.query("insert into thing values (3, 'bowl')")
  const both = Promise.all([run(), run()])
  await new Promise(resolve => setTimeout(resolve, 3000))
  await owner.query("insert into thing values (4, 'cup')")
  await writer.query('commit')
  expect(await both).toEqual([2, 2])
  expect(await valid()).toEqual([{ valid: true }])
}, 60_000)

test('A server whose database was migrated by a newer one says so and is to stop [F-T28]', async () => {
  const lines: string[] = []
  const newer = vi.fn()
  const app = await startTestApp({ onLog: line => lines.push(line), onNewerDatabase: newer })
  cleanUps.push(app.stop)
  const owner = await connect(app.databaseUrls)
  await owner.query("insert into migration (number, name, checksum) values (9999, 'future', 'x')")
  await vi.waitFor(() => expect(newer).toHaveBeenCalledOnce(), { timeout: 20_000, interval: 200 })
  expect(lines.join()).toContain('migrated by a newer version')
}, 60_000)

test('Keys are checked by the primary key, also by a plan that was made while the tables were empty [F-X09]', async () => {
  const database = await createTestDatabase()
  cleanUps.push(database.drop)
  const owner = await connect(database)
  for (const table of ['card', 'term', 'import', 'operation']) {
    const { rows } = await owner.query(
      `explain (format json) select 1 from only ${table} x where tenant_id = 1 and id = 1 for key share of x`,
    )
    expect(JSON.stringify(rows), table).toContain(`"Index Name":"${table}_pkey"`)
  }
})
