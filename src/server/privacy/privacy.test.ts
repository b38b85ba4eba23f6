import '#server/operator/index.ts'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { operatedRetentions, retentions } from '#model/retention/retentions.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  makeMuseum,
  makePerson,
  newRecoveryCode,
  type PersonGiven,
  signedIn,
  type TestMuseum,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'
import { unpacked } from '../../../test/harness/unpacked.ts'
import { deleteOwnAccount } from './leave.ts'
import { sweepOnce } from './store/sweep.ts'

const app = useTestApp()

type Headers = Record<string, string>

const send = (url: string, headers: Headers, payload: object) =>
  app().http.inject({ method: 'POST', url: `/api/v1/me${url}`, headers, payload })

const member = (museum: TestMuseum, given: PersonGiven = {}) => signedIn(app(), { museum, ...given })

const leave = (
  { headers, email }: { headers: Headers; email: string },
  tenantId: string,
  more: object = {},
) => send(`/museums/${tenantId}/leave`, headers, { email, password: testPassword, ...more })

const deleteAccount = ({ headers, email }: { headers: Headers; email: string }, more: object = {}) =>
  send('/account/delete', headers, { email, password: testPassword, ...more })

const dataOf = async (headers: Headers, proof: object = { password: testPassword }) => {
  const answer = await send('/data', headers, proof)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const files = await unpacked(answer.rawPayload)
  const names = [...files.keys()]
  const json = (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? '[]')
  return { names, json, text: [...files.values()].map(content => content.toString('utf8')).join('\n') }
}

const accountOf = (id: string) =>
  app().database.asSystem('test', db =>
    db.selectFrom('account').where('id', '=', id).selectAll().executeTakeFirst(),
  )

const membersOf = ({ tenantId }: TestMuseum) =>
  app().database.inTenant(tenantId, async ({ db }) =>
    (await db.selectFrom('identity').where('tenant_id', '=', tenantId).select('account_id').execute()).map(
      ({ account_id: id }) => id,
    ),
  )

const recordOf = ({ tenantId }: TestMuseum, action: 'userLeft' | 'userRemoved') =>
  app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', action)
      .select(['account_id', 'name', 'email', 'details'])
      .execute(),
  )

/** A record, a draft of it, a search, a calendar entry and so on, all by one person. */
const ownThings = async (museum: TestMuseum, accountId: string, title: string) =>
  app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    const by = { tenant_id: tenantId, account_id: accountId }
    const { id } = await db
      .insertInto('card')
      .values({
        tenant_id: tenantId,
        type: 1,
        incremental_number: Math.floor(Math.random() * 1e9),
        data: '{}',
        titles: JSON.stringify({ en: title }),
        created_by: accountId,
        created_name: 'Żaneta Groß',
        updated_by: accountId,
        updated_name: 'Żaneta Groß',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('card_draft')
      .values({ ...by, card_id: id, version: 1, document: JSON.stringify({ note: `draft of ${title}` }) })
      .execute()
    const search = { ...by, type: 1, account_name: 'Żaneta Groß', criteria: '[]' }
    await db
      .insertInto('saved_search')
      .values([
        { ...search, name: 'Mine', name_key: 'mine', shared: false },
        { ...search, name: 'Ours', name_key: 'ours', shared: true },
      ] as never)
      .execute()
    await db
      .insertInto('card_lock')
      .values({
        ...by,
        card_id: id,
        session_id: '0',
        name: 'Żaneta Groß',
        since: new Date(),
        beat_at: new Date(),
      })
      .execute()
    await db
      .insertInto('card_revision')
      .values({ ...by, card_id: id, version: 1, name: 'Żaneta Groß', action: 'created', changes: '[]' })
      .execute()
    return id
  })

describe('taking one’s own data along', () => {
  test('gives all that is kept about a person, by museum, and no secret', async () => {
    const [museum, other] = [await makeMuseum(app()), await makeMuseum(app())]
    const person = await member(museum, { permissions: ['catalogueRead', 'catalogueEdit'] })
    await app().database.asSystem('test', async db => {
      const there = await enterMuseum(db, other.tenantId)
      await there.db
        .insertInto('identity')
        .values({
          tenant_id: other.tenantId,
          account_id: person.accountId,
          role: 'USER',
          state: 'SUSPENDED',
          permissions: [],
        })
        .execute()
    })
    await ownThings(museum, person.accountId, 'Amphora')
    await ownThings(other, person.accountId, 'Hidden krater')
    const { names, json, text } = await dataOf(person.headers)
    expect(names[0]).toBe('README.txt')
    const folder = `museums/${museum.tenantId}`
    expect(names).toEqual(
      expect.arrayContaining([
        'account/account.json',
        'account/membership.json',
        'signIn/sessions.json',
        `${folder}/own/savedSearches.json`,
        `${folder}/own/drafts.json`,
        `${folder}/work/recordsCreated.json`,
        `${folder}/work/recordChanges.json`,
        `${folder}/record/record.json`,
      ]),
    )
    expect(json('account/account.json')).toMatchObject([
      { id: person.accountId, email: person.email, firstName: 'Żaneta' },
    ])
    expect(json('account/membership.json')).toMatchObject([
      { museumId: museum.tenantId, state: 'ACTIVE', permissions: ['catalogueRead', 'catalogueEdit'] },
      { museumId: other.tenantId, museum: other.name, state: 'SUSPENDED' },
    ])
    expect(json(`${folder}/own/drafts.json`)).toMatchObject([{ document: { note: 'draft of Amphora' } }])
    expect(json(`${folder}/record/record.json`)).toMatchObject([{ action: 'signIn', by: 'you' }])
    // Nothing of a museum that is closed to them, no title, no secret.
    expect(names.filter(name => name.startsWith(`museums/${other.tenantId}`))).toEqual([])
    expect(text).not.toContain('Hidden krater')
    expect(text).not.toContain('"titles"')
    expect(text).not.toMatch(/argon2|password_?hash|tokenHash/i)
  })

  test('tells nothing of records one may no longer read, and nothing of others', async () => {
    const museum = await makeMuseum(app())
    const person = await member(museum, { permissions: ['damRead'] })
    const admin = await member(museum, { role: 'TENANT_ADMIN' })
    await ownThings(museum, person.accountId, 'Secret amphora')
    const changed = await app().http.inject({
      method: 'PUT',
      url: `/api/v1/identity/${person.accountId}/permissions`,
      headers: admin.headers,
      payload: { role: 'USER', permissions: [] },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    // A change that the administrator made in the person's name.
    await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
      const { id } = await db
        .selectFrom('card')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('card_revision')
        .values({
          tenant_id: tenantId,
          card_id: id,
          version: 99,
          account_id: admin.accountId,
          name: 'Ada Hidden',
          on_behalf_of: person.accountId,
          on_behalf_of_name: 'Żaneta',
          action: 'UPDATED',
          changes: '[]',
        })
        .execute()
    })
    const { json, text } = await dataOf(person.headers)
    const folder = `museums/${museum.tenantId}`
    expect(json(`${folder}/work/recordChanges.json`)).toContainEqual(
      expect.objectContaining({ version: 99, action: 'UPDATED' }),
    )
    expect(text).not.toContain('Ada Hidden')
    expect(json(`${folder}/own/drafts.json`)).toMatchObject([{ document: null }])
    expect(text).not.toContain('Secret amphora')
    expect(text).not.toContain(admin.email)
    const about = json(`${folder}/record/record.json`).find(
      ({ action }: { action: string }) => action === 'rightsChanged',
    )
    expect(about).toMatchObject({ by: 'another person', aboutYou: true, details: { removed: ['damRead'] } })
    expect(about).not.toHaveProperty('name')
    // And the administrator does not learn whose rights it was.
    const theirs = await dataOf(admin.headers)
    expect(theirs.text).not.toContain(person.email)
  })

  test('asks for the password, and a code where there is a second factor; never in a bound session', async () => {
    const museum = await makeMuseum(app())
    const person = await member(museum)
    const wrong = await send('/data', person.headers, { password: 'Wrong2026x' })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['password']])
    const { secret } = (await send('/second-factor', person.headers, {})).json()
    const code = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
    await send('/second-factor/confirm', person.headers, { password: testPassword, code: code(-1) })
    const missing = await send('/data', person.headers, { password: testPassword })
    expect([missing.statusCode, Object.keys(missing.json().fields)]).toEqual([400, ['code']])
    await dataOf(person.headers, { password: testPassword, code: code(0) })
    await app().database.asSystem('test', db =>
      db.updateTable('session').set({ bound: true }).where('account_id', '=', person.accountId).execute(),
    )
    for (const [url, body] of [
      ['/data', { password: testPassword, code: code(1) }],
      [`/museums/${museum.tenantId}/leave`, { email: person.email, password: testPassword }],
      ['/account/delete', { email: person.email, password: testPassword }],
    ] as const)
      expect((await send(url, person.headers, body)).statusCode).toBe(403)
  })

  test('leaves out a museum that demands a second factor of who has none', async () => {
    const [open, strict] = [await makeMuseum(app()), await makeMuseum(app())]
    const person = await member(open)
    await app().database.asSystem('test', async db => {
      const there = await enterMuseum(db, strict.tenantId)
      await there.db
        .insertInto('identity')
        .values({
          tenant_id: strict.tenantId,
          account_id: person.accountId,
          role: 'USER',
          permissions: [],
          state: 'ACTIVE',
        })
        .execute()
      await db
        .updateTable('tenant')
        .set({ demands_second_factor: true })
        .where('id', '=', strict.tenantId)
        .execute()
    })
    await ownThings(strict, person.accountId, 'Kept apart')
    const { names, json } = await dataOf(person.headers)
    expect(json('account/membership.json')).toHaveLength(2)
    expect(names.filter(name => name.startsWith(`museums/${strict.tenantId}`))).toEqual([])
  })

  test('streams many rows in batches', async () => {
    const museum = await makeMuseum(app())
    const person = await member(museum)
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      sql`insert into audit_entry (tenant_id, at, action, account_id)
          select ${tenantId}, now(), 'signIn', ${person.accountId} from generate_series(1, 1200)`.execute(db),
    )
    const { json } = await dataOf(person.headers)
    expect(json(`museums/${museum.tenantId}/record/record.json`).length).toBeGreaterThanOrEqual(1200)
  })
})

describe('leaving a museum', () => {
  test('ends the membership as an administrator would, by one’s own hand', async () => {
    const [museum, other] = [await makeMuseum(app()), await makeMuseum(app())]
    const person = await member(museum, { permissions: ['catalogueRead'] })
    await app().database.asSystem('test', async db => {
      const there = await enterMuseum(db, other.tenantId)
      await there.db
        .insertInto('identity')
        .values({
          tenant_id: other.tenantId,
          account_id: person.accountId,
          role: 'USER',
          permissions: [],
          state: 'ACTIVE',
        })
        .execute()
    })
    const card = await ownThings(museum, person.accountId, 'Amphora')
    const typed = await leave(person, other.tenantId, { email: 'somebody@else.museum' })
    expect([typed.statusCode, typed.json().fields]).toEqual([400, { email: 'This is not your e-mail' }])
    expect((await leave(person, museum.tenantId)).statusCode).toBe(204)
    expect(await membersOf(museum)).toEqual([])
    expect(await membersOf(other)).toEqual([person.accountId])
    expect(await recordOf(museum, 'userLeft')).toMatchObject([
      {
        account_id: person.accountId,
        email: person.email,
        details: { role: 'USER', removed: ['catalogueRead'] },
      },
    ])
    // Signed out there; what others rely on stays, under the name.
    expect((await app().http.inject({ url: '/api/v1/me', headers: person.headers })).statusCode).toBe(401)
    const left = await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => ({
      searches: await db
        .selectFrom('saved_search')
        .where('tenant_id', '=', tenantId)
        .select('name')
        .execute(),
      drafts: await db.selectFrom('card_draft').where('tenant_id', '=', tenantId).select('card_id').execute(),
      locks: await db.selectFrom('card_lock').where('tenant_id', '=', tenantId).select('card_id').execute(),
      cards: await db
        .selectFrom('card')
        .where('tenant_id', '=', tenantId)
        .select(['id', 'created_name'])
        .execute(),
    }))
    expect(left).toEqual({
      searches: [{ name: 'Ours' }],
      drafts: [],
      locks: [],
      cards: [{ id: card, created_name: 'Żaneta Groß' }],
    })
  })

  test('is refused to the last administrator, also when two leave at once, and to strangers', async () => {
    const museum = await makeMuseum(app())
    const [anna, bert] = [
      await member(museum, { role: 'TENANT_ADMIN' }),
      await member(museum, { role: 'TENANT_ADMIN' }),
    ]
    const answers = await Promise.all([leave(anna, museum.tenantId), leave(bert, museum.tenantId)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect(await membersOf(museum)).toHaveLength(1)
    const stranger = await member(await makeMuseum(app()))
    expect((await leave(stranger, museum.tenantId)).statusCode).toBe(404)
  })
})

describe('deleting one’s account', () => {
  test('leaves all museums and nothing of the person but the names that were written', async () => {
    const [museum, other] = [await makeMuseum(app()), await makeMuseum(app())]
    const person = await member(museum)
    await app().database.asSystem('test', async db => {
      const there = await enterMuseum(db, other.tenantId)
      await there.db
        .insertInto('identity')
        .values({
          tenant_id: other.tenantId,
          account_id: person.accountId,
          role: 'USER',
          permissions: [],
          state: 'INVITED',
        })
        .execute()
      await db
        .insertInto('mail_failure')
        .values({ recipient: person.email.toUpperCase(), template: 'resetPassword', reason: 'no' })
        .execute()
    })
    const card = await ownThings(museum, person.accountId, 'Amphora')
    const answers = await Promise.all([deleteAccount(person), deleteAccount(person)])
    // Of two clicks one deletes; the other finds it done, or nobody who asks.
    expect(answers.some(({ statusCode }) => statusCode === 204)).toBe(true)
    expect(answers.every(({ statusCode }) => [204, 400, 401, 404].includes(statusCode))).toBe(true)
    expect(await accountOf(person.accountId)).toBeUndefined()
    expect(await membersOf(museum)).toEqual([])
    expect(await membersOf(other)).toEqual([])
    const mails = async () => {
      const names = await readdir(join(app().dataDir, 'mail'))
      return names.length
    }
    await vi.waitFor(async () => expect(await mails()).toBeGreaterThan(0), 10_000)
    const kept = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('card_revision')
        .where('tenant_id', '=', tenantId)
        .where('card_id', '=', card)
        .select('name')
        .execute(),
    )
    expect(kept).toEqual([{ name: 'Żaneta Groß' }])
    // No column of the database holds the address any longer, but the museums' record and the queue of the last mail.
    expect(await tablesWith(person.email)).toEqual(['audit_entry'])
    const form = tokenForm({ grant_type: 'password', username: person.email, password: testPassword })
    expect((await app().http.inject(form)).statusCode).toBe(400)
  })

  test('changes nothing when one museum cannot be left, and names it', async () => {
    const [free, bound] = [await makeMuseum(app()), await makeMuseum(app())]
    const person = await member(free)
    await app().database.asSystem('test', async db => {
      const there = await enterMuseum(db, bound.tenantId)
      await there.db
        .insertInto('identity')
        .values({
          tenant_id: bound.tenantId,
          account_id: person.accountId,
          role: 'TENANT_ADMIN',
          permissions: [],
          state: 'ACTIVE',
        })
        .execute()
    })
    const refused = await deleteAccount(person)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain(bound.name)
    expect(await membersOf(free)).toEqual([person.accountId])
    expect((await app().http.inject({ url: '/api/v1/me', headers: person.headers })).statusCode).toBe(200)
  })

  test('is never half done: what breaks in the middle leaves everything as it was', async () => {
    const museum = await makeMuseum(app())
    const person = await member(museum)
    const account = await accountOf(person.accountId)
    const broken = deleteOwnAccount(
      {
        database: app().database,
        clock: () => new Date(),
        texts: { translate: () => '' } as never,
        access: {} as never,
        avatars: {
          discard: () => {
            throw new Error('killed')
          },
        } as never,
      },
      {
        id: person.accountId,
        email: person.email,
        language: 'en',
        passwordHash: account?.password_hash ?? null,
        firstName: '',
        lastName: '',
        operator: false,
        avatar: null,
        notifications: {},
      },
      { accountId: person.accountId },
    )
    await expect(broken).rejects.toThrow('killed')
    expect(await membersOf(museum)).toEqual([person.accountId])
    expect(await accountOf(person.accountId)).toBeDefined()
    expect((await app().http.inject({ url: '/api/v1/me', headers: person.headers })).statusCode).toBe(200)
  })

  test('is open to operators but the last; of two at once, one stays [F-T12]', async () => {
    await app().database.asSystem('test', db =>
      db.updateTable('account').set({ operator: false }).where('operator', '=', true).execute(),
    )
    const [one, two] = [await signedIn(app(), { operator: true }), await signedIn(app(), { operator: true })]
    // What they set stays.
    await app().http.inject({
      method: 'PUT',
      url: '/api/v1/operator/retention',
      headers: one.headers,
      payload: { name: 'failedMails', days: 31 },
    })
    const codes = [one, two].map(({ accountId }) => newRecoveryCode(app(), accountId))
    const [first, second] = await Promise.all(codes)
    const answers = await Promise.all([
      deleteAccount(one, { code: first }),
      deleteAccount(two, { code: second }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const [gone, left] = answers[0]?.statusCode === 204 ? [one, two] : [two, one]
    const record = await app().http.inject({
      url: '/api/v1/operator/record?action=operatorRemoved&blocksize=1',
      headers: left.headers,
    })
    expect(record.json().result[0]).toMatchObject({ about: expect.stringContaining(gone.email) })
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('last operator')
  })
})

/** Returns the tables of the product that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const client = new Client({ connectionString: app().databaseUrls.ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' order by 1`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      await client.query('begin')
      await client.query(`alter table "${name}" no force row level security`)
      const { rowCount } = await client.query(
        `select 1 from "${name}" t where lower(t::text) like '%' || lower($1) || '%' limit 1`,
        [text],
      )
      await client.query('rollback')
      if (rowCount) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}

describe('how long what is kept', () => {
  test('is shown to everybody, and set by operators within bounds, on the record [F-T12]', async () => {
    const operator = await signedIn(app(), { operator: true })
    const person = await member(await makeMuseum(app()))
    const read = async (headers: Headers) =>
      (await app().http.inject({ url: '/api/v1/retention', headers })).json() as {
        name: string
        days: number | null
      }[]
    const set = (name: string, days: number, headers: Headers = operator.headers) =>
      app().http.inject({
        method: 'PUT',
        url: '/api/v1/operator/retention',
        headers,
        payload: { name, days },
      })
    expect((await read(person.headers)).map(({ name }) => name)).toEqual(Object.keys(retentions))
    expect((await set('drafts', 90)).statusCode).toBe(204)
    expect((await read(person.headers)).find(({ name }) => name === 'drafts')).toMatchObject({ days: 90 })
    for (const name of operatedRetentions) {
      const [least, most] = retentions[name].bounds
      for (const days of [least - 1, most + 1]) {
        const refused = await set(name, days)
        expect([name, refused.statusCode, Object.keys(refused.json().fields)]).toEqual([name, 400, ['days']])
      }
    }
    expect((await set('bin', 60)).statusCode).toBe(400)
    expect((await set('drafts', 60, person.headers)).statusCode).toBe(403)
    const record = await app().http.inject({
      url: '/api/v1/operator/record?action=retentionChanged&blocksize=1',
      headers: operator.headers,
    })
    expect(record.json().result).toMatchObject([{ about: 'drafts', before: '365', after: '90' }])
    await set('drafts', 365)
  })

  test('ends what no module ends: drafts, links, operations, the record; and nothing younger', async () => {
    const museum = await makeMuseum(app())
    const { accountId } = await makePerson(app(), { museum })
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const card = await ownThings(museum, accountId, 'Amphora')
    const count = (table: 'card_draft' | 'share_link' | 'operation' | 'audit_entry') =>
      app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
        const rows = await db
          .selectFrom(table)
          .where('tenant_id', '=', tenantId)
          .select('tenant_id')
          .execute()
        return rows.length
      })
    await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
      await sql`update card_draft set saved_at = ${ago(400)} where tenant_id = ${tenantId}`.execute(db)
      for (const days of [400, 300]) {
        await sql`insert into share_link (tenant_id, kind, card_id, token_hash, created_by, created_name, expires_at)
          values (${tenantId}, 'record', ${card}, ${Buffer.from(String(days))}, ${accountId}, 'A', ${ago(days)})`.execute(
          db,
        )
        await sql`insert into operation (tenant_id, name, account_id, state, input, started_at, ended_at)
          values (${tenantId}, 'test', ${accountId}, 'DONE', '{}', ${ago(days)}, ${ago(days)})`.execute(db)
      }
      for (const days of [1900, 1800])
        await sql`insert into audit_entry (tenant_id, at, action) values (${tenantId}, ${ago(days)}, 'signIn')`.execute(
          db,
        )
    })
    for (const name of ['drafts', 'shares', 'operations', 'auditRecord'] as const)
      await app().database.inTenant(museum.tenantId, tx => sweepOnce(tx, name, new Date()))
    expect(
      await Promise.all((['card_draft', 'share_link', 'operation', 'audit_entry'] as const).map(count)),
    ).toEqual([0, 1, 1, 1])
  })

  test('keeps an operation that an import or a merge still refers to', async () => {
    const museum = await makeMuseum(app())
    const { accountId } = await makePerson(app(), { museum })
    const long = new Date(Date.now() - 4000 * 86_400_000)
    await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
      const { rows } = await sql<{ id: string }>`
        insert into operation (tenant_id, name, account_id, state, input, started_at, ended_at)
        select ${tenantId}, 'test', ${accountId}, 'DONE', '{}', ${long}, ${long} from generate_series(1, 2) returning id`.execute(
        db,
      )
      await sql`insert into card_merge (tenant_id, card_id, into_id, operation_id) values (${tenantId}, 1, 2, ${rows[0]?.id})`.execute(
        db,
      )
    })
    await app().database.inTenant(museum.tenantId, tx => sweepOnce(tx, 'operations', new Date()))
    const left = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db.selectFrom('operation').where('tenant_id', '=', tenantId).select('id').execute(),
    )
    expect(left).toHaveLength(1)
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db.deleteFrom('card_merge').where('tenant_id', '=', tenantId).execute(),
    )
  })

  test('deletes accounts of no museum that nobody can sign in to, and no others', async () => {
    const museum = await makeMuseum(app())
    const [lonely, young, used, belongs] = [
      await makePerson(app()),
      await makePerson(app()),
      await makePerson(app()),
      await makePerson(app(), { museum }),
    ]
    const { deleteIdleAccounts } = await import('#server/access/index.ts')
    await app().database.asSystem('test', db =>
      db
        .updateTable('account')
        .set({ created_at: new Date(Date.now() - 200 * 86_400_000) })
        .where('id', 'in', [lonely.accountId, used.accountId, belongs.accountId])
        .execute(),
    )
    await app().database.asSystem('test', db =>
      db.updateTable('account').set({ last_used_at: new Date() }).where('id', '=', used.accountId).execute(),
    )
    await deleteIdleAccounts(app().database, new Date(), new AbortController().signal, async () => {})
    expect(await accountOf(lonely.accountId)).toBeUndefined()
    expect(await accountOf(young.accountId)).toBeDefined()
    expect(await accountOf(used.accountId)).toBeDefined()
    expect(await accountOf(belongs.accountId)).toBeDefined()
  })

  test('ends mails that were kept as files', async () => {
    const folder = join(app().dataDir, 'mail')
    const { fileDelivery } = await import('#server/platform/mail/delivery.ts')
    const delivery = fileDelivery(folder, { name: 'V', address: 'v@vitrine.test' })
    await delivery.forget?.(new Date(0))
    const old = join(folder, 'old.eml')
    await writeFile(old, 'x')
    await utimes(old, new Date(0), new Date(0))
    await writeFile(join(folder, 'new.eml'), 'x')
    await delivery.forget?.(new Date(Date.now() - 86_400_000))
    const names = await readdir(folder)
    expect([names.includes('old.eml'), names.includes('new.eml')]).toEqual([false, true])
  })
})
