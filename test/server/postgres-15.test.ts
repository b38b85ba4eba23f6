import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { demoPassword } from '#server/demo/index.ts'
import { readConfig } from '#server/platform/config.ts'
import { migrate, OutsideDatabaseError, prepareOutsideDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { testSecret } from '../harness/app.ts'
import { tokenForm } from '../harness/factories.ts'

const binaries = process.env.POSTGRES_15 ?? '/usr/lib/postgresql/15/bin'
const missing = !existsSync(join(binaries, 'initdb'))

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root. */
const asWhom = () => {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

describe.skipIf(missing)(
  'PostgreSQL 15 by DATABASE_URL (skipped where no PostgreSQL 15 is installed)',
  () => {
    let folder: string
    let server: ReturnType<typeof spawn>
    let url: string
    let adminUrl: string

    beforeAll(async () => {
      const who = asWhom()
      folder = mkdtempSync(join(tmpdir(), 'vitrine-15-'))
      if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
      const data = join(folder, 'data')
      const user = who.uid === undefined ? userInfo().username : 'postgres'
      execFileSync(
        join(binaries, 'initdb'),
        ['-D', data, '-A', 'trust', '-U', user, '--encoding=UTF8', '--locale=C.UTF-8'],
        { ...who, stdio: 'ignore' },
      )
      // All but the superuser have to know their password.
      writeFileSync(
        join(data, 'pg_hba.conf'),
        `host all ${user} 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n`,
      )
      const port = await freePort()
      server = spawn(
        join(binaries, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          'unix_socket_directories=',
          '-c',
          'fsync=off',
        ],
        { ...who, stdio: 'ignore' },
      )
      adminUrl = `postgres://${user}@127.0.0.1:${port}/postgres`
      const admin = await connectPatiently(adminUrl)
      await admin.query("create role museum_owner login createrole password 'x'")
      await admin.query('create database museum owner museum_owner')
      await admin.end()
      url = `postgres://museum_owner:x@127.0.0.1:${port}/museum`
    })

    afterAll(async () => {
      server.kill('SIGINT')
      await new Promise(resolve => server.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    })

    test('carries the whole product: migrations, sign-in, jobs, row-level security', async () => {
      const config = readConfig({ DEMO: '1', DATA_DIR: mkdtempSync(join(tmpdir(), 'vitrine-15-data-')) })
      const { ownerUrl, appUrl, appRole } = await prepareOutsideDatabase(url, testSecret)
      expect(appRole).toBe('museum_app')
      await migrate({ url: ownerUrl, appRole, log: { info() {} } })
      const app = await createApp({
        config,
        databaseUrl: appUrl,
        secret: testSecret,
        log: createLog('silent'),
        clock: () => new Date(),
        publicUrl: () => '',
      })
      try {
        await app.start()
        const answer = await app.http.inject(
          tokenForm({ grant_type: 'password', username: 'curator@demo.museum', password: demoPassword }),
        )
        expect(answer.statusCode).toBe(200)
        const headers = { authorization: `Bearer ${answer.json().access_token}` }
        const me = (await app.http.inject({ url: '/api/v1/me', headers })).json()
        expect(me.identities).toHaveLength(1)
        expect(
          await app.database.asSystem('test', db => db.selectFrom('identity').select('id').execute()),
        ).toEqual([])
      } finally {
        await app.stop()
        rmSync(config.dataDir, { recursive: true, force: true })
      }
      // Two museums are filled.
    }, 60_000)

    test('is prepared anew with the same result', async () => {
      expect(await prepareOutsideDatabase(url, testSecret)).toEqual(
        await prepareOutsideDatabase(url, testSecret),
      )
    })

    const mayConnect = (address: string): Promise<boolean> => {
      const client = new Client({ connectionString: address })
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    }

    const keptPassword = async (): Promise<string> => {
      const admin = new Client({ connectionString: adminUrl })
      await admin.connect()
      const { rows } = await admin.query("select rolpassword from pg_authid where rolname = 'museum_app'")
      await admin.end()
      return rows[0].rolpassword
    }

    test('keeps the password of the application when the secret is the same', async () => {
      await prepareOutsideDatabase(url, testSecret)
      const before = await keptPassword()
      await prepareOutsideDatabase(url, testSecret)
      expect(await keptPassword()).toBe(before)
    })

    test('does not let a command with another secret shut out the server that runs', async () => {
      const otherSecret = 'another secret, of another data folder'
      const { appUrl } = await prepareOutsideDatabase(url, testSecret)
      const running = new Client({ connectionString: appUrl })
      await running.connect()
      const refusal = prepareOutsideDatabase(url, otherSecret)
      await expect(refusal).rejects.toThrow(OutsideDatabaseError)
      await expect(refusal).rejects.toThrow(/SECRET.+DATA_DIR/)
      expect(await mayConnect(appUrl)).toBe(true)
      await running.end()

      const { appUrl: otherUrl } = await vi.waitFor(() => prepareOutsideDatabase(url, otherSecret), 10_000)
      expect([await mayConnect(appUrl), await mayConnect(otherUrl)]).toEqual([false, true])
      await prepareOutsideDatabase(url, testSecret)
    })

    test('is prepared by two first starts at once', async () => {
      const admin = new Client({ connectionString: adminUrl })
      await admin.connect()
      await admin.query('create database twice owner museum_owner')
      await admin.end()
      const twice = url.replace(/museum$/, 'twice')
      const starts = await Promise.all([1, 2, 3, 4].map(() => prepareOutsideDatabase(twice, testSecret)))
      for (const { appUrl } of starts) expect(await mayConnect(appUrl)).toBe(true)
    })

    test('says what is missing when its role may not create roles', async () => {
      const admin = new Client({ connectionString: adminUrl })
      await admin.connect()
      await admin.query("create role poor login password 'x'")
      await admin.query('create database modest owner poor')
      await admin.end()
      const refusal = prepareOutsideDatabase(
        url.replace('museum_owner:x', 'poor:x').replace(/museum$/, 'modest'),
        testSecret,
      )
      await expect(refusal).rejects.toThrow(OutsideDatabaseError)
      await expect(refusal).rejects.toThrow(/CREATEROLE/)
    })
  },
)

async function connectPatiently(connectionString: string): Promise<Client> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries > 100) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
