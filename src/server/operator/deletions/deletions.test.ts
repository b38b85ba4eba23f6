import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { MuseumDeletion } from '#model/api/operator/deletions.ts'
import { eraseMuseum } from '#server/museum-erasure/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import {
  bearer,
  makeMuseum,
  makePerson,
  newRecoveryCode,
  signedIn,
  signIn,
  type TestMuseum,
  testPassword,
} from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { unpacked } from '../../../../test/harness/unpacked.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'
import '../tables.ts'

const post = await startMailServer()
afterAll(() => post.stop())

const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })

const dayMs = 86_400_000

async function operator() {
  const { headers, accountId, email } = await signedIn(app(), { operator: true })
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app().http.inject({ method, url: `/api/v1/operator${path}`, headers, ...(payload && { payload }) })
  const of = ({ tenantId }: TestMuseum) => `/museums/${tenantId}`
  const read = async (museum: TestMuseum): Promise<MuseumDeletion | null> =>
    (await call('GET', of(museum))).json().deletion
  return {
    accountId,
    email,
    call,
    read,
    download: async (id: string, given: Record<string, string> = {}) =>
      (
        await app().http.inject({
          url: `/api/v1/operator/deletions/${id}/archive`,
          headers: { ...headers, ...given },
        })
      ).statusCode,
    setState: async (museum: TestMuseum, state: string) =>
      (await call('PUT', `${of(museum)}/state`, { state, reason: 'The contract ended' })).statusCode,
    order: (museum: TestMuseum, given: object = {}) =>
      call('POST', `${of(museum)}/deletion`, {
        name: museum.name,
        reason: 'They moved to another house',
        days: 30,
        ...given,
      }),
    cancel: async (museum: TestMuseum) => (await call('DELETE', `${of(museum)}/deletion`)).statusCode,
    remake: async (museum: TestMuseum) => (await call('POST', `${of(museum)}/deletion/archive`)).statusCode,
    ready: (museum: TestMuseum) =>
      vi.waitFor(async () => {
        const deletion = await read(museum)
        expect(deletion?.archive.state).toBe('ready')
        return deletion as MuseumDeletion
      }, 20_000),
    deleted: async (): Promise<MuseumDeletion[]> =>
      (await call('GET', '/deleted-museums?blocksize=100')).json().result,
  }
}

/** Starts the job that the clock starts every hour. */
const watch = () =>
  app().jobs.enqueue(undefined, { name: 'museum-deletion.watch', run: async () => undefined }, {})

/** Lets the hours pass until something is so. */
const inTime = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(
    async () => {
      await watch()
      await new Promise(resolve => setTimeout(resolve, 500))
      return check()
    },
    { timeout: 40_000, interval: 500 },
  )

const change = (museum: TestMuseum, columns: object) =>
  app().database.asSystem('test', db =>
    db.updateTable('museum_deletion').set(columns).where('museum_id', '=', museum.tenantId).execute(),
  )

const makeDue = (museum: TestMuseum) => change(museum, { due_at: new Date(Date.now() - 1000) })

/** Returns the downloads of a museum's archive in the operators' log, and their authors in the museum's own. */
async function recordedDownloads({ tenantId, name }: TestMuseum) {
  const action = 'deletionArchiveDownloaded'
  const operators = await app().database.asSystem('test', db =>
    db.selectFrom('operator_entry').where('action', '=', action).select('details').execute(),
  )
  const museum = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', action)
      .select('account_id')
      .orderBy('id')
      .execute(),
  )
  return {
    operators: operators.filter(({ details }) => details.about === name).length,
    museum: museum.map(({ account_id }) => account_id),
  }
}

const mailsTo = (email: string, subject: RegExp) =>
  post.received.filter(mail => mail.recipients.includes(email) && subject.test(mail.subject ?? ''))

/** Subject of what operators are mailed where a museum is not deleted for want of its archive. */
const held = ({ name }: TestMuseum) => new RegExp(`^No archive of ${name}`)

const mailTo = (email: string, subject: RegExp) =>
  vi.waitFor(() => {
    const [found] = mailsTo(email, subject)
    if (!found) throw new Error('no mail yet')
    return found.text ?? ''
  }, 15_000)

/** A closed museum with an administrator, an object, and an order that was paid. */
async function closedMuseum(console: Awaited<ReturnType<typeof operator>>) {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  await anna.put({ title: { en: 'Krater' } })
  const administrator = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
  expect(await console.setState(museum, 'closed')).toBe(204)
  return { museum, anna, administrator }
}

async function orderPlan({ tenantId }: TestMuseum, accountId: string) {
  const plan = { id: '1', duration: 1, durationUnit: 'YEARS', storageLimit: 10, price: 100, active: true }
  await app().database.inTenant(tenantId, async ({ db }) => {
    const profile = { organisationMainBody: 'Museo', address: 'Via Roma 1', place: 'Trento', vat: 'IT1' }
    for (const state of ['PAID', 'CANCELLED'] as const)
      await db
        .insertInto('licence_order')
        .values({
          tenant_id: tenantId,
          plan_id: '1',
          plan: JSON.stringify(plan),
          profile: JSON.stringify(profile),
          account_id: accountId,
          state,
          invoice_number: '2026/7',
          ordered_at: new Date(),
        })
        .execute()
  })
}

test('Only a closed museum is deleted, by its name, with a reason and a delay within bounds; while it is ordered the museum is not opened [F-T12]', async () => {
  const { order, setState, call } = await operator()
  const museum = await makeMuseum(app())
  expect((await order(museum)).statusCode).toBe(409)
  expect(await setState(museum, 'suspended')).toBe(204)
  expect((await order(museum)).statusCode).toBe(409)
  expect(await setState(museum, 'closed')).toBe(204)
  const wrong = await order(museum, { name: 'Another museum' })
  expect([wrong.statusCode, wrong.json().fields.name]).toEqual([400, 'This is not the name of the museum'])
  for (const [field, value] of [
    ['reason', ' '],
    ['days', 6],
    ['days', 366],
    ['days', 7.5],
  ] as const) {
    const refused = await order(museum, { [field]: value })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
  }
  expect(
    (await call('POST', '/museums/999999/deletion', { name: 'x', reason: 'y', days: 30 })).statusCode,
  ).toBe(404)
  expect((await order(museum)).statusCode).toBe(204)
  expect((await order(museum)).statusCode).toBe(409)
  for (const state of ['active', 'suspended', 'closed']) expect(await setState(museum, state)).toBe(409)
})

test('Of two operators who order the deletion of a museum at once, the second is told that it is ordered [F-T12]', async () => {
  const [one, other] = [await operator(), await operator()]
  const { museum } = await closedMuseum(one)
  const answers = await Promise.all([one.order(museum), other.order(museum), one.order(museum)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409])
  const found = await app().database.asSystem('test', db =>
    db.selectFrom('museum_deletion').where('museum_id', '=', museum.tenantId).selectAll().execute(),
  )
  expect(found).toHaveLength(1)
})

test('A museum is deleted on its day and not before: mailed, recorded, archived first; what is left says who, when, why and how much, and keeps its invoices [F-T12]', async () => {
  const console = await operator()
  const { museum, anna, administrator } = await closedMuseum(console)
  await orderPlan(museum, administrator.accountId)
  expect((await console.order(museum)).statusCode).toBe(204)
  const mail = await mailTo(administrator.email, /will be deleted on/)
  expect(mail).toContain('They moved to another house')
  expect(mail).toContain('90 days after the deletion')
  expect(mail).toMatch(/write to \S+@test\.museum/)
  const { archive, id } = await console.ready(museum)

  await watch()
  const download = await console.call('GET', `/deletions/${id}/archive`)
  expect(download.statusCode).toBe(200)
  expect(createHash('sha256').update(download.rawPayload).digest('hex')).toBe(archive.sha256)
  const entries = await unpacked(download.rawPayload)
  expect([...entries.keys()]).toEqual(expect.arrayContaining(['manifest.json', 'checksums.sha256']))
  expect(JSON.parse(entries.get('manifest.json')?.toString() ?? '')).toMatchObject({
    originals: true,
    earlier: true,
  })
  expect((await console.read(museum))?.state).toBe('ordered')

  await makeDue(museum)
  const tombstone = await inTime(async () => {
    const found = (await console.deleted()).find(deletion => deletion.id === id)
    expect(found).toBeDefined()
    return found as MuseumDeletion
  })
  expect(tombstone).toMatchObject({
    museum: museum.name,
    state: 'erased',
    reason: 'They moved to another house',
    orderedBy: 'Żaneta Groß',
    erased: { records: 1, accounts: 2 },
    archive: { state: 'ready', sha256: archive.sha256 },
    orders: [{ state: 'PAID', invoiceNumber: '2026/7', billTo: 'Museo, Via Roma 1, Trento, IT1' }],
  })
  expect(tombstone.erased?.rows).toBeGreaterThan(5)
  const kept =
    new Date(tombstone.archive.keptUntil ?? 0).getTime() - new Date(tombstone.endedAt ?? 0).getTime()
  expect(kept).toBe(90 * dayMs)
  expect((await console.call('GET', `/museums/${museum.tenantId}`)).statusCode).toBe(404)
  expect((await anna.ask('GET', '/me')).status).toBe(401)
  expect(await readdir(join(app().dataDir, 'files'))).not.toContain(museum.tenantId)
  await mailTo(administrator.email, /is being deleted/)
  const record = (await console.call('GET', '/record?action=museumDeleted&blocksize=1')).json().result[0]
  expect(record).toMatchObject({
    name: 'Żaneta Groß',
    about: museum.name,
    reason: 'They moved to another house',
    after: expect.stringContaining(archive.sha256 ?? ''),
  })
  expect((await console.call('GET', '/record?action=deletionArchiveDownloaded')).json().result).toMatchObject(
    [{ about: museum.name }],
  )

  // The archive outlives the museum for a while, and goes then; orders stay.
  expect((await console.call('GET', `/deletions/${id}/archive`)).statusCode).toBe(200)
  await change(museum, { archive_kept_until: new Date(Date.now() - 1000) })
  await inTime(async () => {
    const found = (await console.deleted()).find(deletion => deletion.id === id)
    expect(found).toMatchObject({ archive: { state: 'removed' }, orders: [{ invoiceNumber: '2026/7' }] })
  })
  expect((await console.call('GET', `/deletions/${id}/archive`)).statusCode).toBe(410)
  expect(await readdir(join(app().dataDir, 'files', 'deleted', id))).toEqual([])
  await change(museum, { ended_at: new Date(Date.now() - 11 * 365.25 * dayMs) })
  await inTime(async () => {
    expect((await console.deleted()).find(deletion => deletion.id === id)?.orders).toEqual([])
  })
}, 90_000)

test('A deletion is cancelled until it begins: the museum stays closed with all it has, its archive goes, and it can be opened again [F-T12]', async () => {
  const console = await operator()
  const { museum, administrator } = await closedMuseum(console)
  expect(await console.cancel(museum)).toBe(404)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id } = await console.ready(museum)
  expect(await console.cancel(museum)).toBe(204)
  expect(await console.cancel(museum)).toBe(404)
  expect(await console.read(museum)).toBeNull()
  await mailTo(administrator.email, /will not be deleted/)
  await makeDue(museum)
  await inTime(async () => expect(await readdir(join(app().dataDir, 'files', 'deleted', id))).toEqual([]))
  expect(await console.setState(museum, 'active')).toBe(204)
  // It may be ordered again.
  expect(await console.setState(museum, 'closed')).toBe(204)
  expect((await console.order(museum)).statusCode).toBe(204)
  // What has begun is not cancelled, nor opened.
  await console.ready(museum)
  await app().database.asSystem('test', db =>
    db
      .updateTable('museum_deletion')
      .set({ state: 'erasing' })
      .where('museum_id', '=', museum.tenantId)
      .where('state', '=', 'ordered')
      .execute(),
  )
  expect(await console.cancel(museum)).toBe(409)
  expect(await console.setState(museum, 'active')).toBe(409)
}, 60_000)

test('Nothing is deleted when the archive is missing or damaged on the day; made again, it goes on [F-T12]', async () => {
  const console = await operator()
  for (const spoil of [(path: string) => rm(path), (path: string) => writeFile(path, 'another content')]) {
    const { museum } = await closedMuseum(console)
    expect((await console.order(museum)).statusCode).toBe(204)
    const { id } = await console.ready(museum)
    expect(await console.remake(museum)).toBe(204)
    await console.ready(museum)
    const folder = join(app().dataDir, 'files', 'deleted', id)
    const [name = ''] = await readdir(folder)
    await spoil(join(folder, name))
    await makeDue(museum)
    await inTime(async () => {
      expect(await console.read(museum)).toMatchObject({
        state: 'ordered',
        archive: { state: 'damaged', sha256: null },
      })
    })
    await watch()
    expect(await mailTo(console.email, held(museum))).toContain('Create archive again')
    expect((await console.call('GET', `/museums/${museum.tenantId}`)).statusCode).toBe(200)
    const cards = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db.selectFrom('card').where('tenant_id', '=', museum.tenantId).select('id').execute(),
    )
    expect(cards).toHaveLength(1)
    expect(await console.remake(museum)).toBe(204)
    await console.ready(museum)
    await inTime(async () => {
      expect((await console.deleted()).some(deletion => deletion.id === id)).toBe(true)
    })
    expect(mailsTo(console.email, held(museum))).toHaveLength(1)
  }
}, 120_000)

test('Operators are mailed once that a museum stays because its archive could not be made, each in their language [F-T12]', async () => {
  const [console, other] = [await operator(), await operator()]
  await app().database.asSystem('test', db =>
    db.updateTable('account').set({ language: 'de' }).where('id', '=', other.accountId).execute(),
  )
  const { museum } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id: deletionId } = await console.ready(museum)
  await change(museum, { archive_state: 'making' })
  // All its tries were in vain.
  const queue = { name: 'museum-deletion.archive.given-up', run: async () => undefined }
  for (const _ of [1, 2]) await app().jobs.enqueue(undefined, queue, { deletionId })
  await vi.waitFor(async () => expect((await console.read(museum))?.archive.state).toBe('failed'), 20_000)
  expect(await mailTo(console.email, held(museum))).toContain(`/operator/museums/${museum.tenantId}`)
  expect(await mailTo(other.email, new RegExp(`^Kein Archiv von ${museum.name}`))).toContain('neu anlegen')
  await makeDue(museum)
  await watch()
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(mailsTo(console.email, held(museum))).toHaveLength(1)
  expect((await console.read(museum))?.state).toBe('ordered')
}, 60_000)

test('A download of the archive while the museum is being erased leaves the museum alone [F-T12]', async () => {
  const console = await operator()
  const { museum } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id } = await console.ready(museum)
  await change(museum, { state: 'erasing' })
  expect(await console.download(id)).toBe(200)
  expect(await recordedDownloads(museum)).toEqual({ operators: 1, museum: [] })
  await inTime(async () => {
    expect((await console.deleted()).some(deletion => deletion.id === id)).toBe(true)
  })
}, 60_000)

test('Administrators are reminded once, a week before the deletion [F-T12]', async () => {
  const console = await operator()
  const { museum, administrator } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const reminders = () =>
    post.received.filter(
      ({ recipients, subject }) =>
        recipients.includes(administrator.email) && subject?.startsWith('Reminder'),
    ).length
  await change(museum, {
    due_at: new Date(Date.now() + 8 * dayMs),
    ordered_at: new Date(Date.now() - 22 * dayMs),
  })
  await watch()
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(reminders()).toBe(0)
  await change(museum, { due_at: new Date(Date.now() + 6.5 * dayMs) })
  for (const _ of [1, 2]) await watch()
  expect(await mailTo(administrator.email, /^Reminder/)).toContain('can still be cancelled')
  await watch()
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(reminders()).toBe(1)
}, 60_000)

test('A deletion whose server died in the middle goes on with the next look, and its museum cannot be entered or opened [F-T12]', async () => {
  const console = await operator()
  const { museum } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id } = await console.ready(museum)
  await change(museum, { state: 'erasing', begun_at: new Date() })
  const { database, jobs } = app()
  const dying = { ...database, inTenant: () => Promise.reject(new Error('the server died')) }
  const context = {
    database: dying,
    jobs,
    clock: () => new Date(),
    storage: { async *list() {}, deleteAll: async () => {} } as never,
    removeUploads: async () => {},
  }
  await expect(eraseMuseum(context as never, museum.tenantId)).rejects.toThrow('died')
  expect(await console.setState(museum, 'active')).toBe(409)
  expect(await console.cancel(museum)).toBe(409)
  expect(await console.read(museum)).toMatchObject({ state: 'erasing' })
  await inTime(async () => {
    expect((await console.deleted()).some(deletion => deletion.id === id)).toBe(true)
  })
}, 60_000)

test('Nobody but operators orders, cancels or reads deletions and their archives [F-T12]', async () => {
  const console = await operator()
  const { museum } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id } = await console.ready(museum)
  const other = await registrar(app, await makeMuseum(app()))
  expect((await other.ask('GET', `/operator/deletions/${id}/archive`)).status).toBe(403)
  expect((await other.ask('DELETE', `/operator/museums/${museum.tenantId}/deletion`)).status).toBe(403)
  expect((await app().http.inject(`/api/v1/operator/deletions/${id}/archive`)).statusCode).toBe(401)
})

test('A download of an archive is recorded whatever part of it is asked for, with the operators and with the museum, once a day for each operator and archive [F-T12]', async () => {
  const console = await operator()
  const { museum, anna } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id } = await console.ready(museum)
  const takers: string[] = []
  for (const [given, status] of [
    [{ range: 'bytes=1-' }, 206],
    [{ range: 'bytes=1-', 'if-range': '"another"' }, 200],
    [{ range: 'bytes=1-2,0-5' }, 200],
  ] as const) {
    const other = await operator()
    takers.push(other.accountId)
    for (const [factors, answer] of [[given, status] as const, [{}, 200] as const]) {
      expect(await other.download(id, factors)).toBe(answer)
      expect(await recordedDownloads(museum)).toEqual({ operators: takers.length, museum: takers })
    }
  }
  // Two parts at once are one download.
  const parts = ['bytes=0-9', 'bytes=10-19', 'bytes=20-'].map(range => console.download(id, { range }))
  expect(await Promise.all(parts)).toEqual([206, 206, 206])
  takers.push(console.accountId)
  expect(await recordedDownloads(museum)).toEqual({ operators: 4, museum: takers })
  // Another archive is another download.
  expect(await console.remake(museum)).toBe(204)
  await console.ready(museum)
  expect(await console.download(id, { range: 'bytes=1-' })).toBe(206)
  takers.push(console.accountId)
  expect(await recordedDownloads(museum)).toEqual({ operators: 5, museum: takers })
  // So is one of another day.
  const code = await newRecoveryCode(app(), console.accountId)
  app().travel(25 * 3600)
  try {
    const { access_token } = await signIn(app(), console.email, testPassword, code)
    const url = `/api/v1/operator/deletions/${id}/archive`
    const headers = { ...bearer(access_token), range: 'bytes=1-' }
    expect((await app().http.inject({ url, headers })).statusCode).toBe(206)
  } finally {
    app().travel(0)
  }
  takers.push(console.accountId)
  expect(await recordedDownloads(museum)).toEqual({ operators: 6, museum: takers })
  // The museum reads it when it is open again.
  expect(await console.cancel(museum)).toBe(204)
  expect(await console.setState(museum, 'active')).toBe(204)
  const { body } = await anna.ask<{ result: object[] }>(
    'GET',
    `/tenant/${museum.tenantId}/audit?action=deletionArchiveDownloaded`,
  )
  expect(body.result).toHaveLength(6)
  expect(body.result[0]).toMatchObject({ account: { id: console.accountId } })
}, 60_000)

test('The archive of a cancelled deletion, or one kept no longer, is gone at once, before it is tidied away, and nothing is recorded [F-T12]', async () => {
  const console = await operator()
  const { museum } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  const { id } = await console.ready(museum)
  expect(await console.cancel(museum)).toBe(204)
  expect(await console.download(id)).toBe(410)
  await change(museum, { state: 'erased', archive_kept_until: new Date(Date.now() - 1000) })
  expect(await console.download(id)).toBe(410)
  expect(await recordedDownloads(museum)).toEqual({ operators: 0, museum: [] })
  await change(museum, { state: 'cancelled', archive_kept_until: null })
})

test('Mails about a deletion name who ordered it while they are an operator, otherwise the operator of longest standing [F-T12]', async () => {
  const [console, elder] = [await operator(), await operator()]
  const changeAccount = (accountId: string, columns: { operator?: boolean; operator_since?: Date }) =>
    app().database.asSystem('test', db =>
      db.updateTable('account').set(columns).where('id', '=', accountId).execute(),
    )
  await changeAccount(elder.accountId, { operator_since: new Date('2001-01-01') })
  const { museum, administrator } = await closedMuseum(console)
  expect((await console.order(museum)).statusCode).toBe(204)
  await console.ready(museum)
  const reminders = () =>
    post.received.filter(
      ({ recipients, subject }) =>
        recipients.includes(administrator.email) && subject?.startsWith('Reminder'),
    )
  const remindAgain = async () => {
    const before = reminders().length
    await change(museum, {
      due_at: new Date(Date.now() + 6.5 * dayMs),
      ordered_at: new Date(Date.now() - 22 * dayMs),
      reminded_at: null,
    })
    await watch()
    await vi.waitFor(() => expect(reminders()).toHaveLength(before + 1), 20_000)
    return reminders().at(-1)?.text ?? ''
  }
  const kept = await remindAgain()
  expect([kept.includes(console.email), kept.includes(elder.email)]).toEqual([true, false])
  await changeAccount(console.accountId, { operator: false })
  const reminded = await remindAgain()
  expect([reminded.includes(console.email), reminded.includes(elder.email)]).toEqual([false, true])
  await makeDue(museum)
  await watch()
  const begun = await mailTo(administrator.email, /is being deleted/)
  expect([begun.includes(console.email), begun.includes(elder.email)]).toEqual([false, true])
}, 90_000)
