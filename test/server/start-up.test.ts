import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
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

const token = async (address: string, username: string): Promise<Response> =>
  fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'web',
      grant_type: 'password',
      scope: 'read write',
      username,
      password: 'Vitrine2026',
    }),
  })

describe('starting', () => {
  test('serves the demonstration museums; without them shuts their users out, and with them again lets them in', async () => {
    const DATA_DIR = folder()
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
  }, 120_000)

  test('a second time on the same folder says so and stops, and the first goes on', async () => {
    const settings = { DATA_DIR: folder(), DEMO: '0' }
    const first = start(settings)
    const address = await ready(first)
    const second = start(settings)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/in use|running|another/i)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
  }, 60_000)

  test('after the server was killed takes over its database; sessions are still there', async () => {
    const DATA_DIR = folder()
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
  }, 60_000)

  test('ends in order, and with a code of its own, when a newer version has changed the database [F-T28]', async () => {
    const DATA_DIR = folder()
    const started = start({ DATA_DIR, DEMO: '0' })
    await ready(started)
    const owner = new Client({ connectionString: (await findRunning(DATA_DIR))?.ownerUrl })
    await owner.connect()
    await owner.query("insert into migration (number, name, checksum) values (9999, 'future', 'x')")
    await owner.end()
    expect(await started.ended).toBe(75)
    expect(started.output()).toContain('A newer version of Vitrine has changed the database')
    const again = start({ DATA_DIR, DEMO: '0' })
    expect(await again.ended).toBe(1)
    expect(again.output()).toContain('migrated by a newer version')
  }, 90_000)

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
  }, 60_000)

  test('with a database that does not answer says which setting to look at', async () => {
    const failed = start({ DATA_DIR: folder(), DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' })
    expect(await failed.ended).toBe(1)
    expect(failed.output()).toContain('DATABASE_URL does not answer')
    expect(failed.output()).not.toContain('hidden')
  })
})
