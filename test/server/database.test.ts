import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { MigrationError, migrate, prepareOutsideDatabase } from '#server/platform/db/index.ts'
import { useTestApp } from '../harness/app.ts'
import { createTestDatabase } from '../harness/database.ts'
import { makeMuseum, signedIn } from '../harness/factories.ts'

const app = useTestApp()

const asOwner = async (text: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: app().databaseUrls.ownerUrl })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** From another database of the cluster, because this one lets nobody in. */
const elsewhere = async (text: string) => {
  const client = new Client({
    connectionString: app().databaseUrls.ownerUrl.replace(/\/[^/]+$/, '/postgres'),
  })
  await client.connect()
  await client.query(text)
  await client.end()
}

const silent = { info() {} }

describe('a lost database connection', () => {
  test('is a clear answer while it lasts, and the server goes on by itself when the database is back', async () => {
    const { headers } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const me = () => app().http.inject({ url: '/api/v1/me', headers })
    const killer = new Client({ connectionString: app().databaseUrls.appUrl })
    await killer.connect()
    const [{ name }] = await asOwner('select current_database() as name')
    await asOwner(`alter database ${name} connection limit 0`)
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
    )
    await killer.end()
    try {
      const down = await me()
      expect(down.statusCode).toBe(500)
      expect(down.json()).toMatchObject({
        error: 'unavailable',
        message: expect.stringContaining('Nothing was saved'),
      })
      expect((await app().http.inject({ url: '/ready' })).statusCode).toBe(500)
      expect((await app().http.inject({ url: '/health' })).statusCode).toBe(200)
    } finally {
      await elsewhere(`alter database ${name} connection limit -1`)
    }
    expect((await me()).statusCode).toBe(200)
    expect((await app().http.inject({ url: '/ready' })).statusCode).toBe(200)
  })

  test('in the middle of a transaction saves nothing', async () => {
    const { tenantId } = await makeMuseum(app())
    await expect(
      app().database.asSystem('test', async db => {
        await db.updateTable('tenant').set({ name: 'half done' }).where('id', '=', tenantId).execute()
        const killer = new Client({ connectionString: app().databaseUrls.appUrl })
        await killer.connect()
        await killer.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database() and usename = current_user",
        )
        await killer.end()
        await db.selectFrom('tenant').select('id').execute()
      }),
    ).rejects.toMatchObject({ code: 'unavailable' })
    const [row] = await asOwner('select name from tenant where id = $1', [tenantId])
    expect(row.name).not.toBe('half done')
  })
})

describe('migrations', () => {
  test('run once, whoever starts at the same time', async () => {
    const database = await createTestDatabase()
    const appRole = new URL(database.appUrl).username
    try {
      const numbers = await Promise.all(
        [1, 2, 3].map(() => migrate({ url: database.ownerUrl, appRole, log: silent })),
      )
      expect(new Set(numbers).size).toBe(1)
    } finally {
      await database.drop()
    }
  })

  test('refuse a database that a newer version has migrated, or whose past was edited', async () => {
    const database = await createTestDatabase()
    const run = () =>
      migrate({ url: database.ownerUrl, appRole: new URL(database.appUrl).username, log: silent })
    const change = async (text: string) => {
      const client = new Client({ connectionString: database.ownerUrl })
      await client.connect()
      await client.query(text)
      await client.end()
    }
    try {
      await change("insert into migration (number, name, checksum) values (9999, 'future', 'x')")
      await expect(run()).rejects.toThrow(/newer version/)
      await change('delete from migration where number = 9999')
      await change("update migration set checksum = 'edited' where number = 1")
      await expect(run()).rejects.toThrow(MigrationError)
    } finally {
      await database.drop()
    }
  })
})

describe('an outside database', () => {
  test('that does not answer is named by its setting, without its password', async () => {
    const message = await prepareOutsideDatabase('postgres://u:hidden@127.0.0.1:1/x', 's').catch(
      (error: Error) => error.message,
    )
    expect(message).toMatch(/DATABASE_URL does not answer/)
    expect(message).not.toContain('hidden')
  })
})
