import { parse } from 'csv-parse/sync'
import { describe, expect, test, vi } from 'vitest'
import type { AuditEntry } from '#model/api/audit.ts'
import type { AuditAction } from '#model/audit/actions.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, signedIn, tokenForm } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { type AuditDetails, recordAudit, recordAuditOnce } from './index.ts'

const app = useTestApp()

/** A museum with an empty audit log. */
async function recorded({ licenceTo }: { licenceTo?: Date } = {}) {
  const museum = await makeMuseum(app(), licenceTo && { licenceTo })
  const { tenantId } = museum
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const { headers, accountId } = administrator
  const record = (action: AuditAction, at: string, details?: AuditDetails, doer: string = accountId) =>
    app().database.inTenant(tenantId, tx =>
      recordAudit(tx, { accountId: doer, client: 'Firefox' }, action, new Date(at), details),
    )
  const ask = (query = '', who = headers) =>
    app().http.inject({ url: `/api/v1/tenant/${tenantId}/audit${query}`, headers: who })
  /** Without the entries written by the sign-in of this test. */
  const list = async (query = ''): Promise<AuditEntry[]> =>
    (await ask(query)).json().result.filter(({ at }: AuditEntry) => at < '2026-06-01')
  return { ...administrator, museum, tenantId, record, ask, list }
}

describe('the audit log of a museum', () => {
  test('is read newest first, page by page, without gaps or duplicates [P-P10]', async () => {
    const { record, ask } = await recorded()
    for (let n = 0; n < 60; n++)
      await record('tableExported', `2026-01-01T10:00:${String(n >> 1).padStart(2, '0')}Z`, {
        what: 'object',
        count: n,
      })
    const first = (await ask('?group=exports')).json()
    expect(first.result).toHaveLength(50)
    const second = (await ask(`?group=exports&after=${first.next}`)).json()
    expect(second.next).toBeNull()
    const counts = [...first.result, ...second.result].map(({ details }: AuditEntry) => details.count)
    expect(counts).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n))
  })

  test('is filtered by group, action, person, time and words [P-P10]', async () => {
    const { record, list, museum, accountId } = await recorded()
    const other = await makePerson(app(), { museum })
    const person = { accountId: other.accountId, name: 'Tomasz 100% Łękawski', email: other.email }
    await record('signIn', '2026-01-01T10:00:00Z', {}, other.accountId)
    await record('rightsChanged', '2026-01-02T10:00:00Z', { person })
    await record('cardsPrinted', '2026-01-03T10:00:00Z', { what: 'object', count: 1 })
    const actions = async (query: string) => (await list(query)).map(({ action }) => action)
    expect(await actions('?group=rights')).toEqual(['rightsChanged'])
    expect(await actions('?action=signIn')).toEqual(['signIn'])
    expect(await actions(`?person=${other.accountId}`)).toEqual(['rightsChanged', 'signIn'])
    expect(await actions(`?person=${accountId}&group=exports`)).toEqual(['cardsPrinted'])
    expect(await actions('?from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z')).toEqual(['rightsChanged'])
    expect(await actions(`?text=${encodeURIComponent('100% łękaw')}`)).toEqual(['rightsChanged'])
    expect(await actions(`?text=${encodeURIComponent('100_ łękaw')}`)).toEqual([])
  })

  test('shows who acted under whose name, with which browser [P-P11]', async () => {
    const { tenantId, accountId, museum, list } = await recorded()
    const other = await makePerson(app(), { museum })
    await app().database.inTenant(tenantId, tx =>
      recordAudit(
        tx,
        { accountId: other.accountId, impersonatorId: accountId, client: 'x'.repeat(400) },
        'museumChanged',
        new Date('2026-01-01'),
      ),
    )
    const [entry] = await list()
    expect(entry).toMatchObject({
      account: { id: other.accountId, name: 'Żaneta Groß', email: other.email },
      impersonator: { id: accountId, name: 'Żaneta Groß' },
      client: 'x'.repeat(300),
    })
  })

  test('offers everyone who appears in it as a filter, including people who have left [P-P10]', async () => {
    const { record, ask, accountId, museum } = await recorded()
    const gone = await makePerson(app())
    const member = await makePerson(app(), { museum })
    await record('signIn', '2026-01-01T10:00:00Z', {}, gone.accountId)
    await record('signIn', '2026-01-01T10:00:00Z', {}, gone.accountId)
    const people = (await ask('/people')).json().result.map(({ id }: { id: string }) => id)
    expect(people.toSorted()).toEqual([gone.accountId, accountId].toSorted())
    expect(people).not.toContain(member.accountId)
  })

  test('is open to administrators only, even after the licence has ended [P-P10] [P-P13]', async () => {
    const { ask, museum } = await recorded({ licenceTo: new Date(Date.now() - 1000) })
    const user = await signedIn(app(), { museum, permissions: ['catalogueRead'] })
    const elsewhere = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
    for (const page of ['', '/people', '/export']) {
      expect((await ask(page)).statusCode, page).toBe(200)
      expect((await ask(page, user.headers)).statusCode, page).toBe(403)
      expect((await ask(page, elsewhere.headers)).statusCode, page).toBe(404)
    }
  })

  test('cannot be changed by the application, nor deleted within a year [P-P10]', async () => {
    const { tenantId, record, list } = await recorded()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await record('signIn', daysAgo(366))
    await record('signOut', daysAgo(364))
    const change = app().database.inTenant(tenantId, ({ db }) =>
      db.updateTable('audit_entry').set({ name: 'Nobody' }).where('tenant_id', '=', tenantId).execute(),
    )
    await expect(change).rejects.toMatchObject({ code: '42501' })
    await app().database.inTenant(tenantId, ({ db }) =>
      db.deleteFrom('audit_entry').where('tenant_id', '=', tenantId).execute(),
    )
    expect((await list()).map(({ action }) => action)).toEqual(['signOut'])
  })

  test('has one entry for an event that keeps repeating [P-P10]', async () => {
    const { tenantId, accountId, list } = await recorded()
    const record = (at: string, details: AuditDetails) =>
      app().database.inTenant(tenantId, tx =>
        recordAuditOnce(tx, 60, { accountId }, 'filesDownloaded', new Date(at), details),
      )
    await record('2026-01-01T10:00:00Z', { what: 'file', count: 1 })
    await record('2026-01-01T10:00:59Z', { count: 1, what: 'file' })
    await record('2026-01-01T10:00:59Z', { what: 'file', count: 2 })
    await record('2026-01-01T10:01:01Z', { what: 'file', count: 1 })
    expect((await list()).map(({ details }) => details.count)).toEqual([1, 2, 1])
  })
})

test('The audit log is exported as a table in the language of the reader, and the export is logged [P-P10]', async () => {
  const { record, ask, museum } = await recorded()
  const other = await makePerson(app(), { museum })
  const person = { accountId: other.accountId, name: '=HYPERLINK("x")', email: other.email }
  await record('userInvited', '2026-01-01T10:00:00Z', { person })
  const answer = await ask('/export?group=rights')
  expect(answer.headers['content-disposition']).toContain('Audit%20log')
  const [row] = parse(answer.body, { bom: true, columns: true })
  expect(row).toMatchObject({
    Time: '2026-01-01T10:00:00.000Z',
    Person: 'Żaneta Groß',
    Activity: 'Żaneta Groß invited =HYPERLINK("x")',
    Browser: 'Firefox',
    Action: 'userInvited',
  })
  const [export_] = (await ask('?action=tableExported')).json().result
  expect(export_.details).toEqual({ what: 'audit', count: 1, format: 'csv' })
  const italian = await app().http.inject({
    url: answer.raw.req.url ?? '',
    headers: { ...(answer.raw.req.headers as Record<string, string>), 'accept-language': 'it' },
  })
  expect(italian.body).toContain('ha invitato')
})

/** An administrator with a museum, and the entries about them, newest first. */
async function administrator() {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const { headers } = person
  const record = async (query = '') => {
    const url = `/api/v1/tenant/${museum.tenantId}/audit${query}`
    const { result } = (await app().http.inject({ url, headers })).json()
    return result.map(({ action, details }: { action: string; details: object }) => [action, details])
  }
  const ask = (url: string, payload?: object) =>
    app().http.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
  return { ...person, museum, record, ask }
}

const failToSignIn = (email: string) =>
  app().http.inject(tokenForm({ grant_type: 'password', username: email, password: 'Nothing-Like2' }))

describe('events that are logged automatically', () => {
  test('include who signed in, with which browser, and who signed out [P-A01] [P-P10]', async () => {
    const { record, museum } = await administrator()
    const other = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    expect(await record(`?person=${other.accountId}`)).toEqual([['signIn', {}]])
    const url = `/api/v1/tenant/${museum.tenantId}/audit`
    const [entry] = (await app().http.inject({ url, headers: other.headers })).json().result
    expect(entry).toMatchObject({ client: 'lightMyRequest', account: { email: other.email } })
    await app().http.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: other.tokens.refresh_token }).toString(),
    })
    expect(await record(`?person=${other.accountId}`)).toEqual([
      ['signOut', {}],
      ['signIn', {}],
    ])
  })

  test('include failed sign-ins, once a minute, and never for an unknown e-mail [P-A10] [P-P10]', async () => {
    const { email, record } = await administrator()
    for (const who of [email, email.toUpperCase(), 'nobody@nowhere.museum'])
      expect((await failToSignIn(who)).statusCode).toBe(400)
    await vi.waitFor(
      async () => expect(await record('?action=signInFailed')).toEqual([['signInFailed', {}]]),
      10_000,
    )
  })

  test('include exports: tables, references, prints, vocabularies and files, each once [P-P10]', async () => {
    const { museum, accountId, record, ask } = await administrator()
    const fileId = await addFile(app(), { museum, accountId })
    const all = { selection: { ids: [fileId] } }
    const answers = [
      await ask('/api/v1/files/export', { ...all, format: 'csv', columns: 'filled' }),
      await ask('/api/v1/lists/MTC/export?format=csv'),
      await ask(`/api/v1/files/${fileId}/pdf`),
      await ask(`/api/v1/files/${fileId}/download?size=original&format=original`),
      await ask(`/api/v1/files/${fileId}/content`),
      await ask(`/api/v1/files/${fileId}/content`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await record('?group=exports')).toEqual([
      ['filesDownloaded', { what: 'file', count: 1, format: 'image/jpeg', id: fileId, name: 'bowl.jpg' }],
      ['cardsPrinted', { what: 'file', count: 1, format: 'pdf' }],
      ['vocabularyExported', { what: 'MTC', count: 0, format: 'csv' }],
      ['tableExported', { what: 'file', count: 1, format: 'csv' }],
    ])
  })
})
