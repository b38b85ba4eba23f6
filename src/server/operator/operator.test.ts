import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { bearer, handoverForm, makeMuseum, makePerson, signedIn } from '../../../test/harness/factories.ts'
import { aMuseumData } from '../../../test/harness/museum-data.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

// A mail server that refuses one person for good, and takes everything else.
const post = await startMailServer({
  onRcptTo: ({ address }, _session, callback) =>
    callback(
      address === refused
        ? Object.assign(new Error('No such user https://mail.example/why?token=s3cret'), {
            responseCode: 550,
          })
        : undefined,
    ),
})
afterAll(() => post.stop())

const refused = 'refused@post.example'

const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })

// Asked for at the beginning: that a mail was given up is noticed some seconds later.
beforeAll(async () => {
  await makePerson(app(), { email: refused, museum: await makeMuseum(app()) })
  await ask({}, 'POST', '/users/reset-password', { email: refused })
})

type Headers = Readonly<Record<string, string>>

const ask = async (
  headers: Headers,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => {
  const answer = await app().http.inject({
    method,
    url: `/api/v1${url}`,
    headers,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, cookies: answer.cookies, body: answer.body ? answer.json() : undefined }
}

const operator = async () => (await signedIn(app(), { operator: true })).headers

const year = 365 * 86_400_000
const inAYear = () => new Date(Date.now() + year).toISOString()

test('An operator finds museums by name and by licence, sorted and by page, with how much each has and nothing of what [P-P10]', async () => {
  const headers = await operator()
  const museum = await makeMuseum(app(), { name: 'Museo 100%_Sale' })
  await makeMuseum(app(), { name: 'Museo 100 Sale', licenceTo: new Date(Date.now() - 1000) })
  const curator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  await ask(curator.headers, 'POST', '/catalogue', { values: {} })
  const search = `/operator/museums?q=${encodeURIComponent('100%_ museo')}`
  const found = await vi.waitFor(async () => {
    const answer = await ask(headers, 'GET', search)
    expect(answer.body.result[0].usage).not.toBeNull()
    return answer
  }, 10_000)
  expect(found.body).toMatchObject({ totalSize: 1, page: 0, blocksize: 25 })
  expect(found.body.result[0]).toEqual({
    id: museum.tenantId,
    name: museum.name,
    created: expect.any(String),
    licence: {
      type: 'PAID',
      validFrom: expect.any(String),
      validTo: expect.any(String),
      active: true,
      storageLimit: null,
      plan: null,
    },
    state: { name: 'active', reason: '', by: '', since: null },
    deletionDue: null,
    copy: null,
    usage: {
      users: 1,
      objects: 1,
      bytes: 0,
      openOrders: 0,
      lastAccess: expect.any(String),
      countedAt: expect.any(String),
    },
  })
  const ended = await ask(headers, 'GET', '/operator/museums?licence=EXPIRED&q=sale')
  expect(ended.body.result.map(({ name }: { name: string }) => name)).toEqual(['Museo 100 Sale'])
  const last = await ask(
    headers,
    'GET',
    '/operator/museums?q=100&sort=lastAccess&order=DESC&blocksize=1&page=1',
  )
  expect(last.body.result.map(({ name }: { name: string }) => name)).toEqual(['Museo 100 Sale'])
})

test('A licence that an operator extends holds at once, and the museum reads in its record what it was before [P-P10]', async () => {
  const headers = await operator()
  const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() - 1000) })
  const curator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  expect((await ask(curator.headers, 'GET', '/catalogue')).body.error).toBe('licence_expired')
  const validTo = inAYear()
  const path = `/operator/museums/${museum.tenantId}`
  const licence = { type: 'TRIAL', validTo, storageLimit: 2, planId: null }
  expect((await ask(headers, 'PUT', `${path}/licence`, licence)).status).toBe(204)
  expect((await ask(curator.headers, 'GET', '/catalogue')).status).toBe(200)
  const read = await ask(headers, 'GET', path)
  expect(read.body.licence).toMatchObject({ type: 'TRIAL', validTo, storageLimit: 2 * 1024 ** 3 })
  expect(read.body.administrators).toEqual([
    { accountId: curator.accountId, name: 'Żaneta Groß', email: curator.email },
  ])
  const wrong = await ask(headers, 'PUT', `${path}/licence`, { ...licence, planId: '999999' })
  expect(Object.keys(wrong.body.fields)).toEqual(['planId'])
  expect(await recorded(museum.tenantId, 'licenceChanged')).toMatchObject([
    { operator: true, type: 'TRIAL', validTo, before: { type: 'PAID', storageLimit: null } },
  ])
})

test('An operator works as an administrator for an hour at the most, with a reason that the museum reads and is mailed [P-P11]', async () => {
  const visitor = await signedIn(app(), { operator: true })
  const museum = await makeMuseum(app())
  const administrator = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
  const user = await makePerson(app(), { museum })
  const path = `/operator/museums/${museum.tenantId}/login-as`
  const as = (accountId: string, reason: string) => ask(visitor.headers, 'POST', path, { accountId, reason })
  expect((await as(administrator.accountId, ' ')).status).toBe(400)
  expect((await as(user.accountId, 'They asked')).status).toBe(404)
  const begun = await as(administrator.accountId, 'They asked why an import stops')
  const entered = await app().http.inject(handoverForm(begun.body.token, begun.cookies))
  const headers = bearer(entered.json().access_token)
  const me = await ask(headers, 'GET', '/me')
  expect(me.body).toMatchObject({ id: administrator.accountId, loggedAsBy: { email: visitor.email } })
  expect((await ask(headers, 'GET', '/operator/museums')).status).toBe(403)
  expect(await recorded(museum.tenantId, 'loginAs')).toEqual([
    {
      person: { accountId: administrator.accountId, name: 'Żaneta Groß', email: administrator.email },
      operator: true,
      reason: 'They asked why an import stops',
    },
  ])
  const mail = await vi.waitFor(() => mailTo(administrator.email), 10_000)
  expect(mail).toContain('They asked why an import stops')
  expect(mail).toContain(museum.name)
  app().travel(3590)
  expect((await ask(headers, 'GET', '/me')).status).toBe(200)
  app().travel(3610)
  expect((await ask(headers, 'GET', '/me')).status).toBe(401)
  app().travel(0)
})

test('Under maintenance, switched on while the platform runs, people are told 503 and operators go on [P-E03] [P-E07]', async () => {
  const headers = await operator()
  const curator = await signedIn(app(), { museum: await makeMuseum(app()) })
  const set = (on: boolean) => ask(headers, 'PUT', '/operator/maintenance', { on })
  expect((await set(true)).status).toBe(204)
  try {
    expect((await ask({}, 'GET', '/config')).body.MAINTENANCE_MODE).toBe(true)
    expect((await ask(curator.headers, 'GET', '/me')).status).toBe(503)
    expect((await ask(headers, 'GET', '/operator/maintenance')).body).toEqual({ on: true, fixed: false })
  } finally {
    await set(false)
  }
  expect((await ask(curator.headers, 'GET', '/me')).status).toBe(200)
})

test('A plan is added, and changed in price or no longer offered; its size stays [P-P10]', async () => {
  const headers = await operator()
  const plan = { duration: 2, storageLimit: 30, price: 700, active: true }
  const added = await ask(headers, 'POST', '/operator/plans', plan)
  expect(added.body).toEqual({ ...plan, id: expect.any(String) })
  const change = { price: 750, active: false }
  await ask(headers, 'PUT', `/operator/plans/${added.body.id}`, change)
  const { result } = (await ask(headers, 'GET', '/operator/plans')).body
  expect(result).toContainEqual({ ...plan, ...change, id: added.body.id })
})

test('The next version of a document is written as a draft, and counts once it is published; then it stays as it is [P-P10] [P-U10]', async () => {
  const headers = await operator()
  const shown = async () => (await ask({}, 'GET', '/public/static/terms/privacy-policy')).body
  const { id } = await shown()
  const draft = (await ask(headers, 'POST', `/operator/documents/${id}/versions`)).body
  expect(draft).toMatchObject({ version: 2, publishedAt: null })
  expect((await ask(headers, 'POST', `/operator/documents/${id}/versions`)).body.id).toBe(draft.id)
  const texts = Object.fromEntries(
    ['en', 'it', 'de', 'pl'].map(code => [code, { title: `New ${code}`, body: 'Be kind.' }]),
  )
  const change = () => ask(headers, 'PUT', `/operator/documents/${draft.id}`, { texts })
  expect((await change()).status).toBe(204)
  expect(await shown()).toMatchObject({ id, version: 1 })
  expect((await ask(headers, 'POST', `/operator/documents/${draft.id}/publish`)).status).toBe(204)
  expect(await shown()).toMatchObject({ id: draft.id, version: 2, title: 'New en' })
  expect((await change()).status).toBe(409)
  const { result } = (await ask(headers, 'GET', '/operator/documents')).body
  const versions = result.filter(({ kind }: { kind: string }) => kind === 'privacy-policy')
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
})

test('An operator sees how work goes on behind the requests, and the platform in numbers [P-P10]', async () => {
  const headers = await operator()
  await makeMuseum(app())
  const { queues } = (await ask(headers, 'GET', '/operator/jobs')).body
  expect(queues.map(({ name }: { name: string }) => name)).toContain('mail.send')
  // Each has a name in words.
  const words = JSON.parse(
    readFileSync(new URL('../../../locales/en/operator.json', import.meta.url), 'utf8'),
  )
  const unnamed = queues.filter(({ name }: { name: string }) => {
    const [module = '', job = ''] = name.split('.')
    return words.jobs.names[module]?.[job] === undefined
  })
  expect(unnamed).toEqual([])
  expect((await ask(headers, 'GET', '/operator/usage')).body.museums).toBeGreaterThan(0)
})

test('An order of a museum is invoiced and paid by an operator, and the museum reads how far it has come [P-P10] [P-U05]', async () => {
  const headers = await operator()
  const museum = await makeMuseum(app())
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const idOf = async (document: string) => (await ask({}, 'GET', `/public/static/terms/${document}`)).body.id
  const [plan] = (await ask(headers, 'GET', '/operator/plans')).body.result
  const sent = await ask(administrator.headers, 'PUT', '/tenant/upgrade', {
    acceptedTcId: await idOf('tc?type=paid'),
    acceptedTc2Id: await idOf('tc2'),
    acceptedSLAId: await idOf('sla'),
    acceptedSLA2Id: await idOf('sla2'),
    acceptedPrivacyPolicyId: await idOf('privacy-policy'),
    museumProfile: aMuseumData(museum.name),
    planId: plan.id,
  })
  expect(sent.status).toBe(200)
  const orders = `/operator/museums/${museum.tenantId}/orders`
  const [order] = (await ask(headers, 'GET', orders)).body.result
  expect(order).toMatchObject({ state: 'ORDERED', orderedBy: 'Żaneta Groß', profile: { place: 'Aosta' } })
  const other = await makeMuseum(app())
  const change = { state: 'INVOICED', invoiceNumber: ' 2026/17 ' }
  const elsewhere = `/operator/museums/${other.tenantId}/orders/${order.id}`
  expect((await ask(headers, 'PUT', elsewhere, change)).status).toBe(404)
  for (const state of ['INVOICED', 'PAID']) {
    expect((await ask(headers, 'PUT', `${orders}/${order.id}`, { ...change, state })).status).toBe(204)
    const seen = await ask(administrator.headers, 'GET', `/tenant/${museum.tenantId}/orders`)
    expect(seen.body).toMatchObject([{ id: order.id, state, invoiceNumber: '2026/17' }])
  }
})

test('A mail that nobody takes is told to the operators, with why, and without its link or any other [P-P10]', async () => {
  const headers = await operator()
  const mails = async () =>
    (await ask(headers, 'GET', '/operator/jobs')).body.mails.filter(
      ({ recipient }: { recipient: string }) => recipient === refused,
    )
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 12_000)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    recipient: refused,
    template: 'resetPassword',
    reason: expect.stringContaining('No such user'),
  })
  expect(JSON.stringify(mail)).not.toMatch(/https?:|token|s3cret/)
  const missing = '00000000-0000-4000-8000-000000000000'
  const retry = (queue: string) => ask(headers, 'POST', `/operator/jobs/${queue}/${missing}/retry`)
  expect((await retry('mail.send')).status).toBe(404)
  expect((await retry('of-another-version')).status).toBe(409)
})

/** Details of what a museum's record says about an action. */
const recorded = (tenantId: string, action: 'loginAs' | 'licenceChanged') =>
  app().database.inTenant(tenantId, async ({ db }) => {
    const rows = await db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', action)
      .select('details')
      .execute()
    return rows.map(({ details }) => details)
  })

/** The text of the mail to somebody, when it has come. */
function mailTo(email: string): string {
  const mail = post.received.find(({ recipients }) => recipients.includes(email))
  if (!mail) throw new Error(`no mail for ${email} yet`)
  return mail.text ?? ''
}
