import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.ts'
import { DatabaseServerError, type EmbeddedDatabase, findRunning, startEmbedded } from './index.ts'
import { readLockFile } from './postmaster.ts'
import { isAlive } from './process-state.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const fixture = fileURLToPath(new URL('write-loop.fixture.ts', import.meta.url))

const folders: string[] = []
const databases: EmbeddedDatabase[] = []
const children: ChildProcess[] = []
const clusterOf = (dataDir: string) => join(dataDir, 'database', 'cluster')
const postmasterOf = (dataDir: string) => readLockFile(clusterOf(dataDir))?.pid ?? 0

/** A data folder that does not exist yet. */
function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-database-'))
  folders.push(folder)
  chmodSync(folder, mode)
  return join(folder, 'data')
}

const pattern = mkdtempSync(join(tmpdir(), 'vitrine-database-'))

/** A data folder after its first start: a copy of one, because making a new one takes most of a second. */
function usedFolder(mode?: number): string {
  const dataDir = newFolder(mode)
  execFileSync('cp', ['-a', join(pattern, 'data'), dataDir])
  return dataDir
}

beforeAll(async () => {
  chmodSync(pattern, 0o755)
  const database = await startEmbedded({ dataDir: join(pattern, 'data'), log, fast: true })
  await database.stop()
}, 60_000)

afterAll(() => rmSync(pattern, { recursive: true, force: true }))

const messages: string[] = []
const log = {
  info: (message: string) => messages.push(message),
  warn: (message: string) => messages.push(message),
}

async function start(dataDir: string, options: Partial<Parameters<typeof startEmbedded>[0]> = {}) {
  const database = await startEmbedded({ dataDir, log, fast: true, ...options })
  databases.push(database)
  return database
}

const failureOf = async (work: Promise<unknown>): Promise<DatabaseServerError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(DatabaseServerError)
  return error as DatabaseServerError
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Starts the killable server; `reported` resolves with what it writes under a word. */
function spawnServer(
  dataDir: string,
  mode: 'write' | 'idle' | 'fast',
  user: { uid?: number; gid?: number } = {},
) {
  const child = spawn(process.execPath, [fixture, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  children.push(child)
  const acknowledged: number[] = []
  const heard = new Map<string, unknown>()
  createInterface({ input: child.stdout }).on('line', line => {
    const [word = '', ...rest] = line.split(' ')
    const value: unknown = JSON.parse(rest.join(' '))
    heard.set(word, value)
    if (word === 'acknowledged') acknowledged.push(Number(value))
  })
  const reported = async (word: string): Promise<unknown> => {
    for (let waited = 0; waited < 20_000; waited += 20) {
      if (heard.has(word)) return heard.get(word)
      await delay(20)
    }
    throw new Error(`the server never reported "${word}", only ${[...heard.keys()].join(', ')}`)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null)
      await new Promise(resolve => child.once('close', resolve))
  }
  return { child, acknowledged, reported, kill }
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(databases.splice(0).map(database => database.stop()))
  for (const folder of folders.splice(0)) {
    for (const name of readdirSync(folder)) {
      const pid = postmasterOf(join(folder, name))
      if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT')
      for (let waited = 0; pid > 0 && isAlive(pid) && waited < 5000; waited += 20) await delay(20)
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  messages.length = 0
})

describe('the embedded database', { timeout: 60_000 }, () => {
  it('makes a PostgreSQL 18 with an owner and an application role that owns nothing, and keeps what was stored over a restart', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    expect(first.version).toMatch(/^18\./)
    expect(first.adopted).toBe(false)
    await ask(first.ownerUrl, 'create table thing (name text)')
    await ask(first.ownerUrl, `insert into thing values ('Łódź')`)
    expect(
      await ask(
        first.appUrl,
        `select current_user as role, pg_encoding_to_char(encoding) as encoding, datlocale, rolsuper, rolcreatedb
      from pg_database, pg_roles where datname = 'vitrine' and rolname = current_user`,
      ),
    ).toEqual([
      { role: 'vitrine_app', encoding: 'UTF8', datlocale: 'C.UTF-8', rolsuper: false, rolcreatedb: false },
    ])
    await expect(ask(first.appUrl, 'select * from thing')).rejects.toThrow('permission denied')
    await first.stop()
    expect(await findRunning(dataDir)).toBeUndefined()

    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(await ask(second.ownerUrl, 'select * from thing')).toEqual([{ name: 'Łódź' }])
    expect((await findRunning(dataDir))?.ownerUrl).toBe(second.ownerUrl)
  })

  it('sorts by ICU collations and stores durably unless a test asks otherwise', async () => {
    const database = await start(newFolder(), { fast: false })
    const [row] = await ask<{ names: string[]; fsync: string; sums: string }>(
      database.ownerUrl,
      `select array(select x from unnest(array['1999.10', '1999.9', 'Łódź', 'Lublin', 'Lwów']) x order by x collate "pl-x-icu") as names,
              current_setting('fsync') as fsync, current_setting('data_checksums') as sums`,
    )
    expect(row).toEqual({ names: ['1999.10', '1999.9', 'Lublin', 'Lwów', 'Łódź'], fsync: 'on', sums: 'on' })
  })

  it('listens on the loopback address only and keeps its passwords to itself', async () => {
    const dataDir = usedFolder()
    const database = await start(dataDir)
    expect(statSync(join(dataDir, 'database', 'credentials.json')).mode & 0o777).toBe(0o600)
    const { port } = new URL(database.ownerUrl)
    await expect(ask(`postgres://vitrine_owner:wrong@127.0.0.1:${port}/vitrine`, 'select 1')).rejects.toThrow(
      'password',
    )
    expect(await ask(database.ownerUrl, `select current_setting('listen_addresses') as at`)).toEqual([
      { at: '127.0.0.1' },
    ])
  })

  it.skipIf(process.platform === 'win32')(
    'is reached by a socket in its folder, or by its port where the folder lies too deep',
    async () => {
      const ways = async (dataDir: string) => {
        const database = await start(dataDir)
        return ask(database.appUrl, 'select inet_client_addr() as address')
      }
      expect(await ways(usedFolder())).toEqual([{ address: null }])
      const deep = join(newFolder(), 'd'.repeat(100))
      mkdirSync(join(deep, '..'), { recursive: true })
      execFileSync('cp', ['-a', join(pattern, 'data'), deep])
      expect(await ways(deep)).toEqual([{ address: '127.0.0.1' }])
    },
  )

  it('leaves no socket of a database that was killed', async () => {
    const dataDir = usedFolder()
    const sockets = () => readdirSync(clusterOf(dataDir)).filter(name => name.startsWith('.s.PGSQL.'))
    const socket = join(clusterOf(dataDir), '.s.PGSQL.5999')
    writeFileSync(
      join(clusterOf(dataDir), 'postmaster.pid'),
      `999999\n${clusterOf(dataDir)}\n1\n5999\n\n\n\nready\n`,
    )
    for (const name of [socket, `${socket}.lock`]) writeFileSync(name, '')
    const database = await start(dataDir)
    const { port } = new URL(database.ownerUrl)
    expect(sockets().toSorted()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
    await database.stop()
    expect(sockets()).toEqual([])
  })

  it('refuses a second server on the same folder and says who has it', async () => {
    const dataDir = usedFolder()
    await start(dataDir, { holder: 'server on port 3000' })
    const error = await failureOf(start(dataDir))
    expect(error.problem).toBe('folder-in-use')
    expect(error.pid).toBe(process.pid)
    expect(error.message).toContain(`server on port 3000 (process ${process.pid})`)
    expect(error.message).toContain(dataDir)
    expect(error.message).toContain('DATA_DIR')
  })

  it('lets one of two simultaneous first starts win and tells the other', async () => {
    const dataDir = newFolder()
    const servers = [spawnServer(dataDir, 'fast'), spawnServer(dataDir, 'fast')]
    const outcomes = await Promise.all(
      servers.map(server =>
        Promise.race([
          server.reported('started').then(() => 'started'),
          server.reported('failed').then(value => (value as DatabaseServerError).problem),
        ]),
      ),
    )
    expect(outcomes.sort()).toEqual(['folder-in-use', 'started'])
    expect(readdirSync(dataDir)).toEqual(['database'])
  })

  it('takes over the database of a server killed with kill -9, loses nothing acknowledged, and stops it', async () => {
    const dataDir = usedFolder()
    const server = spawnServer(dataDir, 'write')
    await server.reported('acknowledged')
    await delay(300)
    await server.kill()
    const orphan = postmasterOf(dataDir)
    expect(isAlive(orphan)).toBe(true)

    const database = await start(dataDir, { fast: false })
    expect(database.adopted).toBe(true)
    await expectAll(database, server.acknowledged)
    await database.stop()
    expect(isAlive(orphan)).toBe(false)
  })

  it('recovers after kill -9 of server and database and loses nothing acknowledged', async () => {
    const dataDir = usedFolder()
    const server = spawnServer(dataDir, 'write')
    await server.reported('acknowledged')
    await delay(300)
    await server.kill()
    process.kill(postmasterOf(dataDir), 'SIGKILL')

    const database = await start(dataDir, { fast: false })
    expect(database.adopted).toBe(false)
    await expectAll(database, server.acknowledged)
  })

  it('starts the database again on the same port when it dies under a running server', async () => {
    const dataDir = usedFolder()
    const database = await start(dataDir)
    const killed = postmasterOf(dataDir)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => ask(database.appUrl, 'select 1 as one').catch(() => 'down'), {
        timeout: 10_000,
        interval: 50,
      })
      .toEqual([{ one: 1 }])
    expect(postmasterOf(dataDir)).not.toBe(killed)
    await expect.poll(() => messages.join('\n')).toContain('the database runs again')
    expect((await failureOf(start(dataDir))).problem).toBe('folder-in-use')
  })

  it('takes the folder again when the database only lost its connections', async () => {
    const dataDir = usedFolder()
    const database = await start(dataDir)
    const [backend] = await ask<{ pid: number }>(
      database.ownerUrl,
      `select pid from pg_stat_activity where application_name like 'vitrine server%'`,
    )
    process.kill(backend?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => messages.join('\n'), { timeout: 10_000 }).toContain('the database runs again')
    expect((await failureOf(start(dataDir))).problem).toBe('folder-in-use')
  })

  it('starts afresh after a first start that was killed in the middle', async () => {
    const dataDir = newFolder()
    const server = spawnServer(dataDir, 'fast')
    await expect
      .poll(() => existsSync(join(dataDir, `database.new-${server.child.pid}`, 'cluster', 'base')), {
        timeout: 10_000,
        interval: 5,
      })
      .toBe(true)
    await server.kill()
    await delay(100)
    const database = await start(dataDir)
    expect(await ask(database.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    // What was left behind goes now, or at the next start where the killed one's initdb was still writing.
    await database.stop()
    await delay(500)
    await start(dataDir)
    expect(readdirSync(dataDir)).toEqual(['database'])
  })

  it('ignores a lock file whose process number has gone to a stranger', async () => {
    const dataDir = usedFolder()
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot ? nobody : {}) })
    children.push(stranger)
    writeFileSync(
      join(clusterOf(dataDir), 'postmaster.pid'),
      `${stranger.pid}\n${clusterOf(dataDir)}\n1\n5999\n\n127.0.0.1\n1 1\nready\n`,
    )
    expect((await start(dataDir)).adopted).toBe(false)
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  it('says what to do about a folder of another PostgreSQL version', async () => {
    const dataDir = usedFolder()
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n')
    const error = await failureOf(start(dataDir))
    expect(error.problem).toBe('wrong-version')
    expect(error.message).toMatch(/PostgreSQL 17.*PostgreSQL 18.*npm run backup/)
  })

  it('says what to do about a folder whose database is not whole', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    const error = await failureOf(start(dataDir))
    expect(error.problem).toBe('folder-incomplete')
    expect(error.message).toContain('npm run restore')
  })

  it('says what to do about passwords that are gone', async () => {
    const dataDir = usedFolder()
    rmSync(join(dataDir, 'database', 'credentials.json'))
    expect((await failureOf(start(dataDir))).message).toContain('credentials.json')
  })

  it('says what is wrong when the data folder is a file', async () => {
    const dataDir = newFolder()
    writeFileSync(dataDir, '')
    const error = await failureOf(start(dataDir))
    expect(error.problem).toBe('folder-unusable')
    expect(error.message).toContain('is a file')
  })

  it('stops once, however often it is told', async () => {
    const dataDir = usedFolder()
    const database = await start(dataDir)
    const pid = postmasterOf(dataDir)
    await Promise.all([database.stop(), database.stop()])
    expect(isAlive(pid)).toBe(false)
    expect(readLockFile(clusterOf(dataDir))).toBeUndefined()
  })

  it('stops with its server on SIGTERM', async () => {
    const dataDir = usedFolder()
    const server = spawnServer(dataDir, 'fast')
    await server.reported('started')
    const pid = postmasterOf(dataDir)
    server.child.kill('SIGTERM')
    await new Promise(resolve => server.child.once('close', resolve))
    expect(server.child.exitCode).toBe(0)
    expect(isAlive(pid)).toBe(false)
  })
})

describe.skipIf(!isRoot)(
  'the embedded database, started by root (skipped for an ordinary user)',
  { timeout: 60_000 },
  () => {
    it('runs as another user', async () => {
      const dataDir = newFolder()
      await start(dataDir)
      const owner = statSync(`/proc/${postmasterOf(dataDir)}`).uid
      expect(owner).not.toBe(0)
      expect(statSync(clusterOf(dataDir)).uid).toBe(owner)
    })

    it('keeps the data in a folder below one that nobody else may enter', async () => {
      const dataDir = newFolder(0o700)
      const first = await start(dataDir)
      await ask(first.ownerUrl, 'create table thing as select 1 as one')
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      await expect
        .poll(() => ask(first.ownerUrl, 'select * from thing').catch(() => 'down'), { timeout: 10_000 })
        .toEqual([{ one: 1 }])
      await first.stop()
      const second = await start(dataDir)
      expect(await ask(second.ownerUrl, 'select * from thing')).toEqual([{ one: 1 }])
    })

    it('copies programs that the other user cannot reach to where it can', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-programs-'))
      folders.push(folder)
      const original = findBinaries()
      const { cp } = await import('node:fs/promises')
      await cp(original.folder, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
      chmodSync(folder, 0o700)
      const version = `test-${process.pid}`
      const copy = `/var/cache/vitrine/vitrine-postgres-${version}-${process.platform}-${process.arch}`
      folders.push(copy)
      await start(usedFolder(), { binaries: { folder: join(folder, 'native'), version } })
      expect(messages.join('\n')).toContain(copy)
      expect(statSync(copy).mode & 0o022).toBe(0)
    })

    it('gives a folder that root copied back to the user it runs as', async () => {
      const dataDir = usedFolder()
      chownSync(clusterOf(dataDir), 0, 0)
      chownSync(join(clusterOf(dataDir), 'PG_VERSION'), 0, 0)
      await start(dataDir)
      expect(statSync(join(clusterOf(dataDir), 'PG_VERSION')).uid).not.toBe(0)
    })

    it('runs as the user itself when an ordinary user starts it', async () => {
      const dataDir = newFolder()
      mkdirSync(dataDir)
      chownSync(dataDir, nobody.uid, nobody.gid)
      const server = spawnServer(dataDir, 'fast', nobody)
      await server.reported('started')
      expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody.uid)
      // Root that comes later leaves the folder to its user.
      server.child.kill('SIGTERM')
      await new Promise(resolve => server.child.once('close', resolve))
      await start(dataDir)
      expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody.uid)
    })

    it('tells an ordinary user that the folder is not theirs to write', async () => {
      const dataDir = newFolder()
      mkdirSync(dataDir, { mode: 0o755 })
      const server = spawnServer(dataDir, 'fast', nobody)
      const failure = (await server.reported('failed')) as DatabaseServerError
      expect(failure.problem).toBe('folder-unusable')
      expect(failure.message).toContain('chown')
    })
  },
)

async function expectAll(database: EmbeddedDatabase, acknowledged: readonly number[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(10)
  const rows = await ask<{ number: string }>(database.ownerUrl, 'select number from row')
  const found = new Set(rows.map(row => Number(row.number)))
  expect(acknowledged.filter(number => !found.has(number))).toEqual([])
}
