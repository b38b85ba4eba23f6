import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BackupsAnswer } from '#model/api/operator/backups.ts'
import type { MuseumCopy } from '#model/api/operator/museum-copies.ts'
import { accountById } from '#server/access/index.ts'
import { insertSession, runningSession } from '#server/access/store/sessions.ts'
import { eraseMuseum } from '#server/museum-erasure/index.ts'
import { leftOut } from '#server/platform/backup/index.ts'
import { museumIds } from '#server/platform/db/index.ts'
import { diskStorage } from '#server/platform/storage/disk-storage.ts'
import '#server/backups/tables.ts'
import { startTestApp, type TestApp } from '../../../../test/harness/app.ts'
import { museumTablesOf } from '../../../../test/harness/every-table.ts'
import {
  bearer,
  makeMuseum,
  makePerson,
  signedIn,
  signIn,
  testPassword,
} from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'
import { asking, registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'

const post = await startMailServer()
const place = await mkdtemp(join(tmpdir(), 'vitrine-copies-'))
afterAll(async () => {
  await post.stop()
  await rm(place, { recursive: true, force: true })
})

const environment = {
  BACKUP_TO: place,
  BACKUP_KEEP: '9',
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
}

const waitMs = 120_000

async function asOwner<T>(app: TestApp, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: app.databaseUrls.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const filesOf = (app: TestApp) => join(app.dataDir, 'files')

/** Conditions on the rows that are compared, as SQL. */
const isCompared: Readonly<Record<string, string>> = {
  // What numbers marks of the index moves on whenever that is built anew.
  card_sequence: 'one.type >= 0',
  // A copy has the administrators alone.
  card_person: `exists (
    select from identity there where there.tenant_id = one.tenant_id and there.account_id = one.account_id and role = 'TENANT_ADMIN'
  )`,
}

/** Links that fields make are made by the copy where a migration asks for them. */
const linkedAnew = (table: string): boolean => table === 'card_link'

/** All that comes along of a museum, table by table, without what says whose it is. */
const contents = (app: TestApp, tenantId: string, but: readonly string[] = []) =>
  asOwner(app, async client => {
    await client.query(`set app.tenant_id = '${tenantId}'`)
    const found: Record<string, readonly string[]> = {}
    for (const table of await museumTablesOf(app)) {
      if (table in leftOut || table === 'session' || but.includes(table)) continue
      // Built anew in a copy; a museum that reminds moves on to the next day.
      const other =
        table === 'card_index'
          ? ` - 'search' - 'fields'`
          : ` - 'remind_at'${table === 'card_line' ? " - 'fields'" : ''}${linkedAnew(table) ? " - 'created_at'" : ''}`
      const { rows } = await client.query<{ line: string }>(
        `select (to_jsonb(one) - 'tenant_id'${other})::text as line from ${table} one where tenant_id = $1 and ${isCompared[table] ?? true}`,
        [tenantId],
      )
      found[table] = rows
        .map(({ line }) => line.replaceAll(`"storage_key": "${tenantId}/`, '"storage_key": "'))
        .toSorted()
    }
    return found
  })

/** Starter terms that came since a moment have ids and times of their own in each museum: they are told by their source. */
function withStartersBySource(
  all: Readonly<Record<string, readonly string[]>>,
  since: Date,
): Record<string, readonly string[]> {
  const sources = new Map(
    (all.term ?? []).flatMap(line => {
      const { id, source_key, created_at } = JSON.parse(line)
      return source_key !== null && new Date(created_at) >= since ? [[id, source_key] as const] : []
    }),
  )
  const told = (line: string): string => {
    const { id, term_id, created_at, changed_at, ...row } = JSON.parse(line)
    const source = sources.get(id ?? term_id)
    return source === undefined ? line : JSON.stringify({ ...row, source })
  }
  const tables = ['term', 'term_start'].map(table => [table, (all[table] ?? []).map(told).toSorted()])
  return { ...all, ...Object.fromEntries(tables) }
}

/** An operator of the console. */
async function operatorOf(app: TestApp) {
  const { headers, accountId, email } = await signedIn(app, { operator: true })
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.http.inject({
      method,
      url: `/api/v1/operator${url}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const copies = async (): Promise<readonly MuseumCopy[]> => (await call('GET', '/museum-copies')).body.result
  const backups = async (): Promise<BackupsAnswer['result']> => (await call('GET', '/backups')).body.result
  return {
    accountId,
    email,
    call,
    copies,
    async backUp() {
      const before = (await backups())[0]?.id
      await call('POST', '/backups')
      return vi.waitFor(
        async () => {
          const [newest] = await backups()
          if (!newest || newest.id === before || newest.state === 'running') throw new Error('not yet')
          expect(newest).toMatchObject({ state: 'proven' })
          return newest
        },
        { timeout: waitMs, interval: 200 },
      )
    },
    ask: (backupId: string, museumId: string, reason = 'A record was deleted') =>
      call('POST', `/backups/${backupId}/museums/${museumId}/copies`, { reason }),
    ended: () =>
      vi.waitFor(
        async () => {
          const [newest] = await copies()
          if (!newest || newest.state === 'running') throw new Error('not yet')
          return newest
        },
        { timeout: waitMs, interval: 200 },
      ),
  }
}

/** The file of a backup from elsewhere, as one of this installation. */
const asBackup = (app: TestApp, file: string, startedAt: Date): Promise<string> =>
  app.database.asSystem('test', async db => {
    const { id } = await db
      .insertInto('backup')
      .values({ file, started_at: startedAt, state: 'proven' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

const gone = (app: TestApp, tenantId: string) =>
  vi.waitFor(
    async () => {
      const row = await app.database.asSystem('test', db =>
        db.selectFrom('tenant').where('id', '=', tenantId).select('id').executeTakeFirst(),
      )
      if (row) throw new Error('still there')
    },
    { timeout: waitMs, interval: 200 },
  )

describe('A museum brought back beside itself', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ environment })
    // Ids that occur nowhere by chance.
    await asOwner(app, client => client.query('alter table tenant alter column id restart with 918273645'))
  }, 60_000)
  afterAll(() => app?.stop())

  test('has all as it was at the backup and only its own, is only read, and leaves the museum and its people alone; removed, nothing of it remains [F-T12]', async () => {
    const operator = await operatorOf(app)
    const museum = await makeMuseum(app, { name: 'Museo della Valle' })
    const anna = await registrar(() => app, museum)
    const { email: user } = await makePerson(app, { museum, permissions: ['catalogueRead'] })
    const former = await signedIn(app, { museum, role: 'TENANT_ADMIN' })
    const stranger = await registrar(() => app, await makeMuseum(app))
    const { bronze = '' } = await makeTerms(app, museum, 'MTC', ['bronze', 'silver'])
    const krater = await anna.put({ title: { en: 'Krater' }, materials: [{ material: { id: bronze } }] })
    const bowl = await anna.create({ title: { en: 'Bowl' } })
    expect((await anna.save(bowl, { title: { en: 'Bowl with a handle' } })).status).toBe(200)
    await anna.release(bowl)
    const picture = await plainPicture(40, 30)
    const fileId = await addFile(app, anna, { content: picture })
    await anna.ask('POST', '/procedures', { type: 'loanOut', title: 'To Kraków' })
    await anna.call('POST', `/object/${krater.id}/share`, { days: 7 })
    const before = await contents(app, museum.tenantId)

    const backup = await operator.backUp()
    await anna.bulk([krater.id], { kind: 'delete' })
    await app.database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('identity')
        .set({ state: 'SUSPENDED' })
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', former.accountId)
        .execute(),
    )
    const after = await contents(app, museum.tenantId, ['audit_entry'])
    const mails = post.received.length

    const listed = (await operator.call('GET', `/backups/${backup.id}/museums`)).body.result
    expect(listed).toContainEqual({ id: museum.tenantId, name: 'Museo della Valle', obstacle: null })
    expect((await operator.ask(backup.id, museum.tenantId, ' ')).status).toBe(400)
    const asker = await operatorOf(app)
    expect((await asker.ask(backup.id, museum.tenantId)).status).toBe(204)
    expect((await operator.ask(backup.id, museum.tenantId)).status).toBe(409)
    await app.database.asSystem('test', db =>
      db.updateTable('account').set({ operator: false }).where('id', '=', asker.accountId).execute(),
    )
    const copy = await operator.ended()
    expect(copy).toMatchObject({ state: 'ready', files: 1, filesMissing: 0, failure: null })
    const { copyId } = copy

    expect(await contents(app, copyId)).toEqual(before)
    expect(await contents(app, museum.tenantId, ['audit_entry'])).toEqual(after)
    const held = await asOwner(app, async client => {
      await client.query(`set app.tenant_id = '${copyId}'`)
      const names: string[] = []
      for (const table of await museumTablesOf(app)) {
        const { rows } = await client.query(
          `select from ${table} one where tenant_id = $1 and one::text like $2 limit 1`,
          [copyId, `%${museum.tenantId}%`],
        )
        if (rows.length > 0) names.push(table)
      }
      return names
    })
    expect(held).toEqual([])

    // Read by the administrators of today.
    const me = (await anna.ask<{ identities: { tenantId: string; museum: string }[] }>('GET', '/me')).body
    expect(me.identities.map(({ tenantId }) => tenantId)).toEqual([museum.tenantId, copyId])
    expect(me.identities[1]?.museum).toMatch(/^Museo della Valle, as of /)
    const memberships = async (headers: Record<string, string>) =>
      (
        await asking(() => app, headers).ask<{ identities: { tenantId: string }[] }>('GET', '/me')
      ).body.identities?.map(({ tenantId }) => tenantId)
    expect(await memberships(bearer((await signIn(app, user)).access_token))).toEqual([museum.tenantId])
    expect(await memberships(former.headers)).toBeUndefined()
    expect(await memberships(stranger.headers)).not.toContain(copyId)
    expect((await anna.ask('PUT', '/me/museum', { tenantId: copyId })).status).toBe(204)
    const shown = (await anna.ask<{ copy: object; suspended: object }>('GET', `/tenant/${copyId}`)).body
    expect(shown.copy).toEqual({ asOf: copy.asOf, endsAt: copy.endsAt })
    expect(await anna.numbers({ q: 'krater' })).toEqual([krater.number])
    expect(await anna.numbers({ q: 'bronze' })).toEqual([krater.number])
    expect((await anna.numbers()).toSorted()).toEqual([krater.number, bowl.number].toSorted())
    expect((await anna.call('GET', `/${krater.id}`)).body).toMatchObject({ title: { en: 'Krater' } })
    const content = await app.http.inject({ url: `/api/v1/files/${fileId}/content`, headers: anna.headers })
    expect([content.statusCode, content.rawPayload.equals(picture)]).toEqual([200, true])
    const refused = await anna.call('POST', '/', { values: { title: { en: 'New' } } })
    expect(refused).toMatchObject({ status: 403, body: { error: 'museum_suspended' } })
    expect((await anna.ask('PUT', '/tenant/upgrade', {})).status).toBe(403)
    expect(
      (await anna.ask('POST', `/tenant/${copyId}/exports`, { originals: true, earlier: false })).status,
    ).toBe(200)
    expect((await operator.call('GET', `/museums/${copyId}`)).body.copy).toEqual(shown.copy)

    // Whoever loses the right in the museum loses it in the copy.
    const setRole = (role: 'USER' | 'TENANT_ADMIN') =>
      app.database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db
          .updateTable('identity')
          .set({ role })
          .where('tenant_id', '=', tenantId)
          .where('account_id', '=', anna.accountId)
          .execute(),
      )
    await setRole('USER')
    expect((await anna.ask('GET', '/me')).status).toBe(401)
    await setRole('TENANT_ADMIN')

    expect(await app.database.asSystem('test', museumIds)).not.toContain(copyId)
    await vi.waitFor(() => expect(post.received.length).toBeGreaterThan(mails), { timeout: 20_000 })
    const notices = post.received.slice(mails).filter(({ text }) => text?.includes('A record was deleted'))
    expect(notices.flatMap(({ recipients }) => recipients)).toHaveLength(1)
    // Whoever asked for it answers no questions any longer.
    expect([notices[0]?.text?.includes(asker.email), notices[0]?.text?.includes(operator.email)]).toEqual([
      false,
      true,
    ])
    const record = await anna.ask('PUT', '/me/museum', { tenantId: museum.tenantId })
    expect(record.status).toBe(204)
    const entries = await anna.ask('GET', `/tenant/${museum.tenantId}/audit?action=museumBroughtBack`)
    expect(JSON.stringify(entries.body)).toContain('A record was deleted')

    await anna.ask('PUT', '/me/museum', { tenantId: copyId })
    // Let in by the museum's own service, which opens its copies, too.
    const signedOn = await app.database.asSystem('test', db =>
      insertSession(db, {
        accountId: anna.accountId,
        tenantId: copyId,
        bound: true,
        begunBy: 'singleSignOn',
        endsAt: new Date(Date.now() + 3_600_000),
        client: 'Test',
      }),
    )
    expect((await operator.call('DELETE', `/museum-copies/${copy.id}`)).status).toBe(204)
    expect((await operator.call('DELETE', `/museum-copies/${copy.id}`)).status).toBe(409)
    await gone(app, copyId)
    expect((await anna.ask<{ identities: object[] }>('GET', '/me')).body.identities).toHaveLength(1)
    const moved = await app.database.asSystem('test', db => runningSession(db, signedOn, new Date()))
    expect(moved?.tenantId).toBe(museum.tenantId)
    await vi.waitFor(async () => expect(await readdir(filesOf(app))).not.toContain(copyId), waitMs)
    expect(await contents(app, copyId)).toEqual(
      Object.fromEntries(Object.keys(before).map(table => [table, []])),
    )
    expect(await contents(app, museum.tenantId, ['audit_entry'])).toEqual(after)
  }, 300_000)

  test('is removed by itself when its time is over [F-T12]', async () => {
    const operator = await operatorOf(app)
    const museum = await makeMuseum(app)
    const anna = await registrar(() => app, museum)
    await anna.put({ title: { en: 'Krater' } })
    const backup = await operator.backUp()
    expect((await operator.ask(backup.id, museum.tenantId)).status).toBe(204)
    const copy = await operator.ended()
    expect(copy.state).toBe('ready')
    await asOwner(app, client =>
      client.query(`update museum_copy set ends_at = now() - interval '1 second' where id = $1`, [copy.id]),
    )
    const remove = () =>
      app.jobs.enqueue(undefined, { name: 'backups.remove-copies', run: async () => undefined }, {})
    await remove()
    await gone(app, copy.copyId)
    expect((await operator.copies())[0]).toMatchObject({ id: copy.id, state: 'removed' })
    const entries = await anna.ask('GET', `/tenant/${museum.tenantId}/audit?action=museumCopyRemoved`)
    expect(entries.body).toMatchObject({ result: [{ details: { asOf: copy.asOf, ended: true } }] })
    // As it is when the server was killed between the museum and its files.
    const erased = () =>
      asOwner(app, async client => {
        const { rows } = await client.query('select ended_at from museum_erasure where museum_id = $1', [
          copy.copyId,
        ])
        expect(rows[0]?.ended_at).not.toBeNull()
      })
    await vi.waitFor(erased, waitMs)
    await mkdir(join(filesOf(app), copy.copyId))
    await writeFile(join(filesOf(app), copy.copyId, 'left'), 'left')
    await asOwner(app, client =>
      client.query('update museum_erasure set ended_at = null where museum_id = $1', [copy.copyId]),
    )
    await remove()
    await vi.waitFor(erased, waitMs)
    expect(await readdir(filesOf(app))).not.toContain(copy.copyId)
  }, 300_000)

  test('goes with its original; so does the account of an administrator who was there for it alone [F-T12]', async () => {
    const operator = await operatorOf(app)
    const museum = await makeMuseum(app)
    const { accountId } = await makePerson(app, { museum, role: 'TENANT_ADMIN' })
    const backup = await operator.backUp()
    expect((await operator.ask(backup.id, museum.tenantId)).status).toBe(204)
    const copy = await operator.ended()
    expect(copy.state).toBe('ready')
    const context = {
      database: app.database,
      storage: diskStorage(filesOf(app)),
      jobs: app.jobs,
      clock: () => new Date(),
      removeUploads: app.removeUploads,
    }
    expect(await eraseMuseum(context, museum.tenantId)).toMatchObject({ accounts: 1 })
    expect(await app.database.asSystem('test', db => accountById(db, accountId))).toBeUndefined()
    await app.jobs.enqueue(undefined, { name: 'backups.remove-copies', run: async () => undefined }, {})
    await gone(app, copy.copyId)
    expect((await operator.copies())[0]).toMatchObject({ id: copy.id, state: 'removed' })
  }, 300_000)

  test('is made again from its beginning by a job whose server was killed, and only once what was loaded is loaded [F-T12]', async () => {
    const operator = await operatorOf(app)
    const museum = await makeMuseum(app)
    const anna = await registrar(() => app, museum)
    await anna.put({ title: { en: 'Krater' } })
    await addFile(app, anna)
    const backup = await operator.backUp()
    const before = await contents(app, museum.tenantId)
    expect((await operator.ask(backup.id, museum.tenantId)).status).toBe(204)
    const copy = await operator.ended()
    // As it is when the server was killed after the rows had come, or before.
    await asOwner(app, async client => {
      await client.query(`update museum_copy set state = 'running' where id = $1`, [copy.id])
      await client.query(`update tenant set state = 'closed', copied_at = null where id = $1`, [copy.copyId])
    })
    const seen = async () => (await anna.ask<{ identities: object[] }>('GET', '/me')).body.identities.length
    expect(await seen()).toBe(1)
    await app.jobs.enqueue(
      undefined,
      { name: 'backups.copy-museum', run: async () => undefined },
      { id: copy.id },
    )
    expect(await operator.ended()).toMatchObject({ id: copy.id, state: 'ready' })
    expect(await contents(app, copy.copyId)).toEqual(before)
    expect(await seen()).toBe(2)
  }, 300_000)

  test('holds back no administrator who leaves: it needs none [F-T12]', async () => {
    const operator = await operatorOf(app)
    const museum = await makeMuseum(app)
    const { email } = await makePerson(app, { museum, role: 'TENANT_ADMIN' })
    const backup = await operator.backUp()
    expect((await operator.ask(backup.id, museum.tenantId)).status).toBe(204)
    expect(await operator.ended()).toMatchObject({ state: 'ready' })
    const anna = asking(() => app, bearer((await signIn(app, email)).access_token))
    const leave = () =>
      anna.ask<{ message: string }>('POST', '/me/account/delete', {
        email,
        password: testPassword,
      })
    expect((await leave()).body.message).not.toContain('as of')
    await makePerson(app, { museum, role: 'TENANT_ADMIN' })
    expect((await leave()).status).toBe(204)
  }, 300_000)

  test('never comes from a backup that is damaged, gone, newer or without the museum; the reason is said and nothing is left [F-T12]', async () => {
    const operator = await operatorOf(app)
    const museum = await makeMuseum(app)
    await makePerson(app, { museum, role: 'TENANT_ADMIN' })
    const [{ file } = { file: '' }] = (await operator.call('GET', '/backups')).body.result
    const at = new Date()
    const fails = async (backupId: string) => {
      expect((await operator.ask(backupId, museum.tenantId)).status).toBe(204)
      const copy = await operator.ended()
      expect(copy.state).toBe('failed')
      await gone(app, copy.copyId)
      return copy.failure
    }
    expect(await fails(await asBackup(app, file, at))).toContain('not in the backup')
    await cp(join(place, file), join(place, 'cut.tar.zst'))
    await truncate(join(place, 'cut.tar.zst'), 9000)
    const cut = await asBackup(app, 'cut.tar.zst', at)
    expect(await fails(cut)).toContain('damaged or cut short')
    const missing = await asBackup(app, 'missing.tar.zst', at)
    expect(await fails(missing)).toContain('There is no file')
    expect((await operator.call('GET', `/backups/${missing}/museums`)).status).toBe(409)
    await writeFile(join(place, 'nothing.tar.zst'), 'nothing')
    expect(
      (await operator.call('GET', `/backups/${await asBackup(app, 'nothing.tar.zst', at)}/museums`)).status,
    ).toBe(409)
    expect((await operator.ask('999999', museum.tenantId)).status).toBe(404)
    expect((await operator.ask(cut, '999999')).body.message).toContain('has been deleted')
    const alone = await makeMuseum(app)
    expect((await operator.ask(cut, alone.tenantId)).body.message).toContain('no active administrator')
    const { rows } = await asOwner(app, client =>
      client.query(`select from pg_database where datname like '%\\_copy'`),
    )
    expect(rows).toEqual([])
  }, 300_000)

  test('Of every table of a museum it is decided whether it comes along', async () => {
    const taken = [
      'archive_part',
      'audit_entry',
      'calendar_entry',
      'card',
      'card_approval',
      'card_comment',
      'card_counter',
      'card_distinct',
      'card_effect',
      'card_former_id',
      'card_frozen',
      'card_index',
      'card_key',
      'card_line',
      'card_link',
      'card_link_count',
      'card_merge',
      'card_number',
      'card_person',
      'card_revision',
      'card_sequence',
      'card_signature',
      'card_task',
      'card_undone',
      'card_withdrawal',
      'checklist',
      'comment_picture',
      'file',
      'import',
      'import_decision',
      'import_name',
      'import_profile',
      'import_row',
      'field_entry',
      'field_line',
      'form_rules',
      'inventory_expected',
      'inventory_finding',
      'inventory_list',
      'inventory_photo',
      'inventory_plan',
      'inventory_refusal',
      'list_layout',
      'museum_view',
      'named_role',
      'number_pattern',
      'operation',
      'operation_problem',
      'print_template',
      'print_template_version',
      'procedure_attachment',
      'procedure_counter',
      'procedure_link',
      'register_entry',
      'sample_data',
      'sample_record',
      'saved_search',
      'share_answer',
      'term',
      'term_change',
      'term_start',
      'term_starter',
    ]
    const tables = (await museumTablesOf(app)).filter(name => name !== 'session')
    expect([...taken, ...Object.keys(leftOut)].toSorted()).toEqual(tables.toSorted())
  })
})

describe('A museum of an earlier version brought back beside itself', () => {
  const folder = fileURLToPath(new URL('../../../../test/fixtures/earlier-versions/', import.meta.url))
  const since = new Date()
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ environment, backup: join(folder, '0036.tar.zst') })
  }, 120_000)
  afterAll(() => app?.stop())

  test('has all as it was, in the shape of today [F-T12]', async () => {
    const [tenantId = ''] = await app.database.asSystem('test', museumIds)
    await vi.waitFor(async () => {
      const left = await app.database.inTenant(tenantId, ({ db }) =>
        db.selectFrom('card_reindex').where('tenant_id', '=', tenantId).select('type').execute(),
      )
      expect(left).toEqual([])
    }, waitMs)
    // The museum is one of the demonstration, whose users were shut out at the start.
    await app.database.inTenant(tenantId, ({ db }) =>
      db.updateTable('identity').set({ state: 'ACTIVE' }).where('tenant_id', '=', tenantId).execute(),
    )
    const before = withStartersBySource(await contents(app, tenantId, ['audit_entry']), since)
    const operator = await operatorOf(app)
    await cp(join(folder, '0036.tar.zst'), join(place, '0036.tar.zst'))
    const backup = await asBackup(app, '0036.tar.zst', new Date('2026-11-20T10:00:00Z'))
    expect((await operator.ask(backup, tenantId)).status).toBe(204)
    const copy = await operator.ended()
    expect(copy).toMatchObject({ state: 'ready', failure: null })
    const after = withStartersBySource(await contents(app, copy.copyId), since)
    for (const table of Object.keys(before)) expect([table, after[table]]).toEqual([table, before[table]])
    // Lines are found as well: each has markers, and they are those of the copy.
    const markers = await app.database.inTenant(copy.copyId, ({ db }) =>
      db.selectFrom('card_line').where('tenant_id', '=', copy.copyId).select('fields').execute(),
    )
    expect(markers).not.toEqual([])
    for (const { fields } of markers) expect(fields).toMatch(new RegExp(`'${copy.copyId}\\.\\d+\\*'`))
  }, 300_000)
})
