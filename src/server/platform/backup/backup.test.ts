import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database-server/index.ts'
import { migrate } from '../db/index.ts'
import { createJobs, defineJob } from '../jobs/index.ts'
import { createLog } from '../log.ts'
import { readArchive } from './archive-reader.ts'
import {
  embeddedTarget,
  outsideTarget,
  proveBackup,
  type RestoreTarget,
  restoreBackup,
  verifyArchive,
  writeBackup,
} from './index.ts'

const log = createLog('silent')
const root = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
const folder = (name: string) => join(root, name)
const never = new AbortController().signal

async function as<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const mail = defineJob<{ to: string }>({ name: 'mail.send', run: async () => undefined })

/** Two museums with memberships (rows behind row-level security), an account each, a waiting job. */
async function fill(ownerUrl: string, appUrl: string): Promise<void> {
  await as(ownerUrl, async client => {
    const insert = async (text: string, values: unknown[]): Promise<string> =>
      (await client.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id ?? ''
    for (const name of ['Łódź', "Museo dell'Arte\t\\N\nBari"]) {
      const tenant = await insert('insert into tenant (name) values ($1)', [name])
      const account = await insert('insert into account (email) values ($1)', [`a${tenant}@demo.museum`])
      await client.query('begin')
      await client.query(`set local app.tenant_id = '${tenant}'`)
      await insert(
        'insert into identity (tenant_id, account_id, role, permissions) values ($1, $2, $3, $4)',
        [tenant, account, 'USER', [1, 2, 3]],
      )
      await client.query('commit')
    }
  })
  const jobs = createJobs({ url: appUrl, log })
  jobs.register(mail)
  await jobs.start()
  await jobs.enqueue(undefined, mail, { to: 'curator@demo.museum' }, { startAfter: new Date('2035-01-01') })
  await jobs.stop()
}

const waitingJobs = (url: string) =>
  as(url, async client => {
    const { rows } = await client.query(
      `select id, name, data, state, start_after from jobs.job where name = 'mail.send'`,
    )
    return rows
  })

/** Everything in the tables, as text, museum by museum. */
const contents = (url: string) =>
  as(url, async client => {
    const all: Record<string, unknown> = {}
    for (const table of ['tenant', 'account', 'session', 'operation']) {
      all[table] = (await client.query(`select * from ${table} order by 1, 2`)).rows
    }
    for (const { id } of (await client.query('select id from tenant order by id')).rows) {
      await client.query('begin')
      await client.query(`set local app.tenant_id = '${id}'`)
      all[`identity of ${id}`] = (await client.query('select * from identity order by id')).rows
      await client.query('commit')
    }
    return all
  })

function storeFile(dataDir: string, key: string, content: Buffer): void {
  const path = join(dataDir, 'files', key)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('backup and restore', { timeout: 60_000 }, () => {
  const dataDir = folder('museum')
  const backup = folder('museum.tar.zst')
  let embedded: EmbeddedDatabase
  const original = randomBytes(300_000)

  const openTarget = () => embeddedTarget(embedded, log)
  const restore = (file: string, options: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({
      file,
      dataDir,
      openTarget,
      replace: true,
      warn: () => undefined,
      signal: never,
      ...options,
    })
  const back = (file: string, ownerUrl = embedded.ownerUrl, from = dataDir) =>
    writeBackup({ ownerUrl, dataDir: from, filesDir: join(from, 'files'), file })

  beforeAll(async () => {
    embedded = await startEmbedded({ dataDir, log, fast: true })
    await migrate({ url: embedded.ownerUrl, appRole: 'vitrine_app', log })
    await fill(embedded.ownerUrl, embedded.appUrl)
    writeFileSync(join(dataDir, 'secret'), 'a secret', { mode: 0o600 })
    storeFile(dataDir, '1/10/original', original)
    storeFile(dataDir, '1/10/empty', Buffer.alloc(0))
    storeFile(dataDir, '.incoming/unfinished', original)
    await back(backup)
  }, 60_000)

  afterAll(async () => {
    await embedded?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  it('signs nobody in again: tokens are not part of it', async () => {
    const there = folder('signed-out')
    const file = folder('signed-out.tar.zst')
    const other = await startEmbedded({ dataDir: there, log, fast: true })
    try {
      await restore(backup, { dataDir: there, openTarget: () => embeddedTarget(other, log), replace: false })
      await as(other.ownerUrl, async client => {
        const { rows } = await client.query(
          "insert into session (account_id, ends_at, begun_by) select min(id), now() + interval '1 day', 'password' from account returning id",
        )
        await client.query(
          "insert into session_token (hash, session_id, kind, expires_at) values ($1, $2, 'refresh', now() + interval '1 day')",
          [randomBytes(32), rows[0].id],
        )
      })
      await back(file, other.ownerUrl, there)
      await restore(file, { dataDir: there, openTarget: () => embeddedTarget(other, log) })
      await as(other.ownerUrl, async client => {
        expect((await client.query('select from session')).rowCount).toBe(1)
        expect((await client.query('select from session_token')).rowCount).toBe(0)
      })
    } finally {
      await other.stop()
    }
  })

  it('is proven by being restored into a scratch database, of which nothing stays [F-T12]', async () => {
    const before = await contents(embedded.ownerUrl)
    const manifest = await proveBackup({ file: backup, ownerUrl: embedded.ownerUrl, signal: never })
    expect(manifest.museums).toBe(2)
    expect(await contents(embedded.ownerUrl)).toEqual(before)
    await as(embedded.ownerUrl, async client => {
      const { rows } = await client.query("select datname from pg_database where datname like '%proof'")
      expect(rows).toEqual([])
    })
    const cut = folder('cut.tar.zst')
    writeFileSync(cut, readFileSync(backup).subarray(0, -200))
    expect(await refusal(proveBackup({ file: cut, ownerUrl: embedded.ownerUrl, signal: never }))).toMatch(
      /damaged/,
    )
  })

  it('brings back every row, file, sequence and rule into an empty installation', async () => {
    const there = folder('elsewhere')
    const other = await startEmbedded({ dataDir: there, log, fast: true })
    try {
      const manifest = await restore(backup, {
        dataDir: there,
        openTarget: () => embeddedTarget(other, log),
        replace: false,
      })
      expect(manifest).toMatchObject({
        museums: 2,
        files: { count: 2, bytes: 300_000 },
        secretIncluded: true,
      })
      expect(await contents(other.ownerUrl)).toEqual(await contents(embedded.ownerUrl))
      expect(readFileSync(join(there, 'files/1/10/original')).equals(original)).toBe(true)
      expect(statSync(join(there, 'files/1/10/empty')).size).toBe(0)
      expect(readFileSync(join(there, 'secret'), 'utf8')).toBe('a secret')
      expect(statSync(join(there, 'secret')).mode & 0o777).toBe(0o600)
      expect(readdirSync(there).sort()).toEqual(['database', 'files', 'secret'])
      expect(readdirSync(join(there, 'files'))).toEqual(['1'])
      await as(other.ownerUrl, async client => {
        expect((await client.query("insert into tenant (name) values ('third') returning id")).rows).toEqual([
          { id: '3' },
        ])
        expect(
          (
            await client.query(
              'select relname from pg_class where relrowsecurity and not relforcerowsecurity',
            )
          ).rows,
        ).toEqual([])
        expect((await client.query('select count(*) from identity')).rows).toEqual([{ count: '0' }])
      })
      expect(await waitingJobs(other.appUrl)).toEqual(await waitingJobs(embedded.appUrl))
      expect(await waitingJobs(other.appUrl)).toHaveLength(1)
    } finally {
      await other.stop()
    }
  })

  it('shows one moment, however much is written meanwhile', async () => {
    const file = folder('busy.tar.zst')
    let writing = true
    let pairs = 0
    const writer = as(embedded.ownerUrl, async client => {
      while (writing) {
        await client.query('begin')
        const { rows } = await client.query(
          `insert into account (email) values ('busy' || gen_random_uuid()) returning id`,
        )
        await client.query(
          "insert into session (account_id, ends_at, begun_by) values ($1, now() + interval '1 day', 'password')",
          [rows[0].id],
        )
        await client.query('commit')
        pairs += 1
      }
    })
    await expect.poll(() => pairs).toBeGreaterThan(5)
    const manifest = await back(file)
    writing = false
    await writer
    const rows = (name: string) => manifest.tables.find(table => table.name === name)?.rows ?? 0
    expect(rows('session')).toBeGreaterThan(5)
    expect(rows('account')).toBe(rows('session') + 2)
    await restore(file)
    expect(
      await as(embedded.ownerUrl, async client =>
        Number((await client.query('select count(*) from session')).rows[0].count),
      ),
    ).toBe(rows('session'))
    await restore(backup)
  })

  it('names the members as ordinary tools read them, checksums last', async () => {
    const names: string[] = []
    for await (const { name } of readArchive(backup)) names.push(name)
    expect(names).toContain('database/public.tenant/000001.copy')
    expect(names.slice(-3)).toEqual(['secret', 'manifest.json', 'SHA256SUMS'])
    expect(names.filter(name => name.includes('.incoming'))).toEqual([])
    expect(statSync(backup).mode & 0o777).toBe(0o600)
  })

  it('never replaces another backup', async () => {
    expect(await refusal(back(backup))).toContain('exists already')
  })

  it('refuses to restore over an installation unless told to', async () => {
    const before = await contents(embedded.ownerUrl)
    expect(await refusal(restore(backup, { replace: false }))).toMatch(/2 museums.*--replace/)
    expect(await contents(embedded.ownerUrl)).toEqual(before)
  })

  it('replaces an installation when told to', async () => {
    const before = await contents(embedded.ownerUrl)
    await as(embedded.ownerUrl, client => client.query(`update tenant set name = 'changed'`))
    storeFile(dataDir, '9/9/later', Buffer.from('later'))
    await restore(backup)
    expect(await contents(embedded.ownerUrl)).toEqual(before)
    expect(existsSync(join(dataDir, 'files/9'))).toBe(false)
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'files', 'secret'])
  })

  it('finds a damaged backup before anything is touched', async () => {
    const whole = readFileSync(backup)
    const file = folder('damaged.tar.zst')
    let opened = false
    const openTarget = async (): Promise<RestoreTarget> => {
      opened = true
      throw new Error('not reached')
    }
    const cases = [
      ...[0.1, 0.5, 0.9].map(where => {
        const copy = Buffer.from(whole)
        const at = Math.floor(copy.length * where)
        copy[at] = (copy[at] ?? 0) ^ 0xff
        return copy
      }),
      ...[0, 0.3, 0.99].map(where => whole.subarray(0, Math.floor(whole.length * where))),
      Buffer.from('not a backup at all'),
    ]
    for (const content of cases) {
      writeFileSync(file, content)
      expect(await refusal(restore(file, { openTarget }))).toMatch(/^BackupError: .*(damaged|not a backup)/)
    }
    expect(await refusal(restore(folder('none.tar.zst'), { openTarget }))).toContain('There is no file')
    expect(opened).toBe(false)
  })

  it('leaves everything as it was when a restore fails at the last moment', async () => {
    const before = await contents(embedded.ownerUrl)
    storeFile(dataDir, '5/5/present', Buffer.from('present'))
    const failing = async (): Promise<RestoreTarget> => {
      const target = await openTarget()
      return {
        ...target,
        finish: beforeCommit =>
          target.finish(async () => {
            await beforeCommit()
            throw new Error('the last moment')
          }),
      }
    }
    expect(await refusal(restore(backup, { openTarget: failing }))).toContain('the last moment')
    expect(await contents(embedded.ownerUrl)).toEqual(before)
    expect(readFileSync(join(dataDir, 'files/5/5/present'), 'utf8')).toBe('present')
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'files', 'secret'])
    expect(
      await as(
        embedded.ownerUrl,
        async client =>
          (await client.query(`select datname from pg_database where datname like 'vitrine%'`)).rows,
      ),
    ).toEqual([{ datname: 'vitrine' }])
  })

  it('leaves out the jobs of another version of the queue, and says so', async () => {
    const warnings: string[] = []
    const newer = async (): Promise<RestoreTarget> => {
      const target = await openTarget()
      return {
        ...target,
        prepare: async migration => {
          const url = await target.prepare(migration)
          await as(url, client => client.query('update jobs.version set version = version + 1'))
          return url
        },
      }
    }
    await restore(backup, { openTarget: newer, warn: message => warnings.push(message) })
    expect(warnings.join()).toContain('another version of the queue')
    expect(await waitingJobs(embedded.ownerUrl)).toEqual([])
    await restore(backup)
    expect(await waitingJobs(embedded.ownerUrl)).toHaveLength(1)
  })

  it('leaves no file when a backup fails', async () => {
    const file = folder('failed.tar.zst')
    const signal = AbortSignal.abort(new Error('broken off'))
    expect(
      await refusal(
        writeBackup({ ownerUrl: embedded.ownerUrl, dataDir, filesDir: join(dataDir, 'files'), file, signal }),
      ),
    ).toContain('broken off')
    expect(readdirSync(root).filter(name => name.startsWith('failed'))).toEqual([])
  })

  it('stops rather than lose rows when a policy hides them from their own museum', async () => {
    await as(embedded.ownerUrl, client =>
      client.query('create policy hidden on operation as restrictive using (false)'),
    )
    try {
      expect(await refusal(back(folder('hidden.tar.zst')))).toMatch(
        /Row-level security of these tables may hide rows.*operation/,
      )
    } finally {
      await as(embedded.ownerUrl, client => client.query('drop policy hidden on operation'))
    }
  })

  describe('with an outside database', () => {
    let outside: TestDatabase
    const there = folder('outside')
    const target = () =>
      outsideTarget(
        { ownerUrl: outside.ownerUrl, appUrl: outside.appUrl, appRole: new URL(outside.appUrl).username },
        log,
      )

    beforeAll(async () => {
      outside = await createTestDatabase()
      mkdirSync(there)
    })
    afterAll(() => outside?.drop())

    it('restores into a database without museums, and over one with museums when told to', async () => {
      await restore(backup, { dataDir: there, openTarget: target, replace: false })
      expect(await contents(outside.ownerUrl)).toEqual(await contents(embedded.ownerUrl))
      expect(readFileSync(join(there, 'files/1/10/original')).equals(original)).toBe(true)
      expect(
        await refusal(restore(backup, { dataDir: there, openTarget: target, replace: false })),
      ).toContain('--replace')
      await as(outside.ownerUrl, client => client.query(`update tenant set name = 'changed'`))
      await restore(backup, { dataDir: there, openTarget: target })
      expect(await contents(outside.ownerUrl)).toEqual(await contents(embedded.ownerUrl))
    })

    it('changes nothing, not even sequences or files, when the load fails', async () => {
      await as(outside.ownerUrl, client =>
        client.query(
          `update tenant set name = 'mine'; alter table account add constraint no_demo check (email not like '%demo.museum') not valid`,
        ),
      )
      await as(outside.ownerUrl, client => client.query(`select setval('tenant_id_seq', 77)`))
      writeFileSync(join(there, 'files/1/10/original'), 'mine')
      const before = await contents(outside.ownerUrl)
      expect(await refusal(restore(backup, { dataDir: there, openTarget: target }))).toContain('no_demo')
      expect(await contents(outside.ownerUrl)).toEqual(before)
      expect(readFileSync(join(there, 'files/1/10/original'), 'utf8')).toBe('mine')
      expect(
        await as(
          outside.ownerUrl,
          async client => (await client.query(`select nextval('tenant_id_seq') as id`)).rows,
        ),
      ).toEqual([{ id: '78' }])
      await as(outside.ownerUrl, client => client.query('alter table account drop constraint no_demo'))
    })

    it('refuses while a server works on it', async () => {
      await as(outside.appUrl, async () => {
        expect(await refusal(restore(backup, { dataDir: there, openTarget: target }))).toContain(
          'Stop it first',
        )
      })
    })
  })

  describe('by command', () => {
    const command = async (name: string, args: string[], data: string) => {
      const script = fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url))
      const environment = { ...process.env, DATA_DIR: data, DATABASE_URL: '', STORAGE_URL: '', SECRET: '' }
      return promisify(execFile)(process.execPath, [script, ...args], { env: environment }).then(
        ({ stdout }) => ({ code: 0, output: stdout }),
        (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
      )
    }

    it('backs up a running installation and refuses to restore into it', async () => {
      const file = folder('by-command.tar.zst')
      expect(await command('backup', [file], dataDir)).toMatchObject({
        code: 0,
        output: expect.stringContaining('2 museums'),
      })
      await expect(verifyArchive(file)).resolves.toMatchObject({ museums: 2 })
      expect(await command('restore', [file, '--replace'], dataDir)).toMatchObject({
        code: 1,
        output: expect.stringContaining('in use'),
      })
    })

    it('restores into a new folder and backs that up without a server', async () => {
      const there = folder('new')
      expect(await command('restore', [backup], there)).toMatchObject({
        code: 0,
        output: expect.stringContaining('Restored 2 museums'),
      })
      expect(await command('backup', [folder('second.tar.zst')], there)).toMatchObject({ code: 0 })
      expect(await command('restore', [folder('second.tar.zst'), '--check'], there)).toMatchObject({
        code: 0,
        output: expect.stringContaining('is whole'),
      })
    })

    it('says what is wrong about a folder without an installation', async () => {
      expect(await command('backup', [folder('x.tar.zst')], folder('nothing'))).toMatchObject({
        code: 1,
        output: expect.stringContaining('no installation'),
      })
      expect(existsSync(folder('nothing'))).toBe(false)
      expect(await command('backup', [], dataDir)).toMatchObject({ code: 1 })
    })
  })
})
