import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/platform/database-server/index.ts'
import { childEnvironment } from '../harness/child-environment.ts'

const command = fileURLToPath(new URL('../../src/server/commands/operator.ts', import.meta.url))
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-operator-'))

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const run = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...childEnvironment, DATA_DIR },
  }).catch((error: { stdout: string; stderr: string }) => error)

test('npm run operator makes an operator with a random password, also while the server runs [P-P10]', async () => {
  const first = await run('create', 'one@platform.example')
  const database = await startEmbedded({
    dataDir: DATA_DIR,
    log: { info() {}, warn() {} },
    holder: 'a server',
  })
  try {
    const second = await run('create', 'two@platform.example', 'Anna Maria', 'Rossi')
    const passwords = [first, second].map(({ stdout }) => /password\n\n\s+(\S{12,})/.exec(stdout)?.[1])
    expect(passwords.every(Boolean)).toBe(true)
    expect(passwords[0]).not.toBe(passwords[1])
    const client = new Client({ connectionString: database.ownerUrl })
    await client.connect()
    const { rows } = await client.query('select first_name, last_name from account order by id')
    await client.end()
    expect(rows).toEqual([
      { first_name: '', last_name: '' },
      { first_name: 'Anna Maria', last_name: 'Rossi' },
    ])
    expect((await run('create', 'ONE@platform.example')).stderr).toContain(
      'There is an account with the e-mail',
    )
  } finally {
    await database.stop()
  }
}, 60_000)

test('npm run operator switches off the second factor of who lost device, codes or passkey [F-T18]', async () => {
  const database = await startEmbedded({
    dataDir: DATA_DIR,
    log: { info() {}, warn() {} },
    holder: 'a server',
  })
  try {
    await run('create', 'lost@platform.example')
    const reset = () => run('reset-second-factor', 'Lost@platform.example')
    expect((await reset()).stderr).toContain('has no second factor')
    expect((await run('reset-second-factor', 'nobody@platform.example')).stderr).toContain(
      'There is no account',
    )
    const client = new Client({ connectionString: database.ownerUrl })
    await client.connect()
    await client.query(
      `insert into second_factor (account_id, secret, confirmed_at) select id, 'x', now() from account where email = 'lost@platform.example'`,
    )
    expect((await reset()).stdout).toContain('can sign in by password alone again')
    expect((await client.query('select 1 from second_factor')).rowCount).toBe(0)
    // Somebody of a museum that demands a second factor, who lost the passkey: the password alone sets up none beside it.
    await client.query(`update account set operator = false where email = 'lost@platform.example'`)
    await client.query(
      `insert into passkey (account_id, name, credential_id, public_key, counter, transports, backed_up, created_at)
       select id, 'Laptop', 'lost', 'key', 0, '{}', false, now() from account where email = 'lost@platform.example'`,
    )
    expect((await reset()).stdout).toContain('can sign in by password alone again')
    expect((await client.query('select 1 from passkey')).rowCount).toBe(0)
    await client.end()
  } finally {
    await database.stop()
  }
}, 60_000)

test('npm run operator lets passwords open every museum of an administrator again that demanded its own sign-in service [F-T18]', async () => {
  const database = await startEmbedded({
    dataDir: DATA_DIR,
    log: { info() {}, warn() {} },
    holder: 'a server',
  })
  const client = new Client({ connectionString: database.ownerUrl })
  try {
    await run('create', 'head@museum.example')
    await client.connect()
    const one = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows[0].id
    const account = await one(`select id from account where email = 'head@museum.example'`)
    for (const [name, role] of [
      ['Mine', 'TENANT_ADMIN'],
      ['Mine, too', 'TENANT_ADMIN'],
      ['Of others', 'USER'],
    ]) {
      const tenant = await one(
        'insert into tenant (name, demands_sign_on) values ($1, true) returning id',
        name,
      )
      await client.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
      await client.query('insert into identity (tenant_id, account_id, role) values ($1, $2, $3)', [
        tenant,
        account,
        role,
      ])
    }
    expect((await run('lift-sign-on', 'Head@museum.example')).stdout).toBe(
      'Passwords open Mine, Mine, too again.\n',
    )
    const { rows } = await client.query('select name, demands_sign_on from tenant order by id')
    expect(rows.map(row => [row.name, row.demands_sign_on])).toEqual([
      ['Mine', false],
      ['Mine, too', false],
      ['Of others', true],
    ])
    expect((await run('lift-sign-on', 'head@museum.example')).stderr).toContain('administrator of no museum')
    expect((await run('lift-sign-on', 'nobody@museum.example')).stderr).toContain('There is no account')
  } finally {
    await client.end()
    await database.stop()
  }
}, 60_000)

test('npm run operator says how it is called when it was called wrongly', async () => {
  const wrong = '|create|create,no mail|create,a@b.it,A,B,C|delete,a@b.it|reset-second-factor,a@b.it,A'
  const answers = await Promise.all(wrong.split('|').map(words => run(...words.split(',').filter(Boolean))))
  for (const { stderr } of answers) {
    expect(stderr).toContain('Usage: npm run operator -- create <e-mail> [first name] [last name]')
    expect(stderr).not.toContain('    at ')
  }
})
