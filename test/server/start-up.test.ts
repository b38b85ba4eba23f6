import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#server/access/index.ts'
import { findRunning } from '#server/platform/database-server/index.ts'
import { childEnvironment } from '../harness/child-environment.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  /** Exit code. */
  readonly ended: Promise<number | null>
}

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  cleanUps.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Runs the real program, as `npm start` does. */
function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { ...childEnvironment, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', chunk => {
    output += chunk
  })
  child.stderr?.on('data', chunk => {
    output += chunk
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  cleanUps.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, output: () => output, ended }
}

/** Resolves with the server's address. */
async function ready({ output, child }: Started): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const address = /is ready at (http:\S+)/.exec(output())?.[1]
    if (address) return address
    if (child.exitCode !== null) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`the server did not start:\n${output()}`)
}

const token = async (address: string, username: string, password = 'Vitrine2026'): Promise<Response> =>
  fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'web',
      grant_type: 'password',
      scope: 'read write',
      username,
      password,
    }),
  })

async function asOwner<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: (await findRunning(dataDir))?.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe('starting with the demonstration', () => {
  // Drawn once, by the first that needs it: each goes on with the folder that the one before has left.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

  test('serves the demonstration museums; without them shuts their users out, and with them again lets them in', async () => {
    for (const [DEMO, status, signal] of [
      ['1', 200, 'SIGTERM'],
      ['0', 400, 'SIGINT'],
      ['1', 200, 'SIGTERM'],
    ] as const) {
      const started = start({ DATA_DIR, DEMO })
      const address = await ready(started)
      for (const person of [
        'admin@demo.museum',
        'curator@demo.museum',
        'viewer@demo.museum',
        'admin@second.museum',
      ])
        expect((await token(address, person)).status).toBe(status)
      const config = (await (await fetch(`${address}/api/v1/config`)).json()) as { DEMO: boolean }
      expect(config.DEMO).toBe(DEMO === '1')
      expect(started.output().includes('admin@demo.museum')).toBe(DEMO === '1')
      started.child.kill(signal)
      expect(await started.ended).toBe(0)
    }
  }, 240_000)

  test('after the server was killed takes over its database; sessions are still there', async () => {
    const first = start({ DATA_DIR })
    const { access_token } = (await (await token(await ready(first), 'admin@demo.museum')).json()) as {
      access_token: string
    }
    first.child.kill('SIGKILL')
    await first.ended
    const second = start({ DATA_DIR })
    const me = await fetch(`${await ready(second)}/api/v1/me`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(me.status).toBe(200)
  }, 240_000)

  test('without the demonstration lets in none of its users, whatever password they chose or ask for; whoever was invited there with an account of their own stays [F-T12]', async () => {
    const [own, chosen] = ['own@test.museum', 'Chosen by anybody 7']
    const signedOn = 'by-service@test.museum'
    const open = start({ DATA_DIR, DEMO: '1' })
    const before = await ready(open)
    const { access_token } = (await (await token(before, 'admin@demo.museum')).json()) as {
      access_token: string
    }
    await asOwner(DATA_DIR, async client => {
      const hash = await hashPassword(chosen)
      await client.query(`update account set password_hash = $1 where email = 'curator@demo.museum'`, [hash])
      await client.query('begin')
      for (const [email, password] of [
        [own, hash],
        [signedOn, null],
      ])
        await client.query(
          `insert into account (email, password_hash, first_name, last_name, language) values ($1, $2, 'Ada', 'Own', 'en')`,
          [email, password],
        )
      await client.query(
        `select set_config('app.account_id', id::text, true) from account where email = 'admin@demo.museum'`,
      )
      await client.query(
        `select set_config('app.tenant_id', tenant_id::text, true) from identity where account_id = current_setting('app.account_id')::bigint`,
      )
      await client.query(
        `insert into identity (tenant_id, account_id, role)
         select current_setting('app.tenant_id')::bigint, id, 'USER' from account where email = any($1)`,
        [[own, signedOn]],
      )
      await client.query('commit')
    })
    expect((await token(before, 'curator@demo.museum', chosen)).status).toBe(200)
    expect((await token(before, own, chosen)).status).toBe(200)
    open.child.kill('SIGTERM')
    await open.ended

    const closed = start({ DATA_DIR, DEMO: '0' })
    const address = await ready(closed)
    expect((await token(address, 'curator@demo.museum', chosen)).status).toBe(400)
    expect((await token(address, own, chosen)).status).toBe(200)
    const me = await fetch(`${address}/api/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(me.status).toBe(401)
    for (const email of ['Admin@demo.museum', 'curator@demo.museum', signedOn]) {
      const asked = await fetch(`${address}/api/v1/users/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      expect(asked.status).toBe(204)
    }
    const mailed = () =>
      readdirSync(join(DATA_DIR, 'mail'))
        .map(name => readFileSync(join(DATA_DIR, 'mail', name), 'utf8'))
        .filter(mail => /^Subject: .*new password/im.test(mail))
        .map(mail => /^To: (.+?)\r?$/m.exec(mail)?.[1])
    await vi.waitFor(() => expect(mailed()).toContain(signedOn), 30_000)
    await new Promise(resolve => setTimeout(resolve, 2000))
    expect(mailed()).toEqual([signedOn])
    const states = await asOwner(DATA_DIR, async client => {
      await client.query('begin')
      const { rows: accounts } = await client.query(`select id, email from account order by id`)
      const found: Record<string, string> = {}
      for (const { id, email } of accounts) {
        await client.query(`select set_config('app.account_id', $1, true)`, [id])
        const { rows } = await client.query('select state from identity where account_id = $1', [id])
        found[email] = rows[0]?.state
      }
      await client.query('commit')
      return found
    })
    expect(states).toEqual({
      'admin@demo.museum': 'SUSPENDED',
      'curator@demo.museum': 'SUSPENDED',
      'viewer@demo.museum': 'SUSPENDED',
      'admin@second.museum': 'SUSPENDED',
      [own]: 'ACTIVE',
      [signedOn]: 'ACTIVE',
    })
    closed.child.kill('SIGTERM')
    await closed.ended

    const again = await ready(start({ DATA_DIR, DEMO: '1' }))
    for (const person of ['admin@demo.museum', 'curator@demo.museum'])
      expect((await token(again, person)).status).toBe(200)
    expect((await token(again, own, chosen)).status).toBe(200)
  }, 180_000)
})

describe('starting', () => {
  test('a second time on the same folder says so and stops, and the first goes on', async () => {
    const settings = { DATA_DIR: folder(), DEMO: '0' }
    const first = start(settings)
    const address = await ready(first)
    const second = start(settings)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/in use|running|another/i)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
  }, 240_000)

  test('ends in order, and with a code of its own, when a newer version has changed the database [F-T28]', async () => {
    const DATA_DIR = folder()
    const started = start({ DATA_DIR, DEMO: '0' })
    await ready(started)
    await asOwner(DATA_DIR, owner =>
      owner.query("insert into migration (number, name, checksum) values (9999, 'future', 'x')"),
    )
    expect(await started.ended).toBe(75)
    expect(started.output()).toContain('A newer version of Vitrine has changed the database')
    const again = start({ DATA_DIR, DEMO: '0' })
    expect(await again.ended).toBe(1)
    expect(again.output()).toContain('migrated by a newer version')
  }, 240_000)

  test('with wrong settings names each and stops', async () => {
    const failed = start({ DATA_DIR: folder(), PORT: 'eighty', PUBLIC_URL: 'museum' })
    expect(await failed.ended).toBe(1)
    expect(failed.output()).toContain('PORT must be a number')
    expect(failed.output()).toContain('PUBLIC_URL must be an address')
    expect(failed.output()).not.toContain('    at ')
  })

  test('on a taken port says which and leaves no database behind', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    cleanUps.push(() => void taken.close())
    const port = String((taken.address() as { port: number }).port)
    const settings = { DATA_DIR: folder(), DEMO: '0' }
    const failed = start({ ...settings, PORT: port })
    expect(await failed.ended).toBe(1)
    expect(failed.output()).toContain(`Port ${port} is taken`)
    await ready(start(settings))
  }, 240_000)

  test('with a database that does not answer says which setting to look at', async () => {
    const failed = start({ DATA_DIR: folder(), DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' })
    expect(await failed.ended).toBe(1)
    expect(failed.output()).toContain('DATABASE_URL does not answer')
    expect(failed.output()).not.toContain('hidden')
  })
})
