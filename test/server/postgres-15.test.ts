import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      const admin = await connectPatiently(`postgres://${user}@127.0.0.1:${port}/postgres`)
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
    })

    test('is prepared anew with the same result', async () => {
      expect(await prepareOutsideDatabase(url, testSecret)).toEqual(
        await prepareOutsideDatabase(url, testSecret),
      )
    })

    test('says what is missing when its role may not create roles', async () => {
      const admin = new Client({ connectionString: url })
      await admin.connect()
      await admin.query("create role poor login password 'x'")
      await admin.query('grant connect on database museum to poor')
      await admin.end()
      await expect(
        prepareOutsideDatabase(url.replace('museum_owner:x', 'poor:x'), testSecret),
      ).rejects.toThrow(OutsideDatabaseError)
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
