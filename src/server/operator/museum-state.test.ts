import { afterAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '#model/api/endpoint.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { permissionCodes } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  makeMuseum,
  makePerson,
  signedIn,
  type TestMuseum,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const post = await startMailServer()
afterAll(() => post.stop())

const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })

async function operator() {
  const { headers } = await signedIn(app(), { operator: true })
  const call = async (
    method: 'GET' | 'PUT' | 'POST',
    { tenantId }: TestMuseum,
    rest = '',
    payload?: object,
  ) =>
    app().http.inject({
      method,
      url: `/api/v1/operator/museums/${tenantId}${rest}`,
      headers,
      ...(payload && { payload }),
    })
  return {
    call,
    set: async (museum: TestMuseum, state: string, reason = 'The invoice is open') =>
      (await call('PUT', museum, '/state', { state, reason })).statusCode,
  }
}

/** Calls that stay open to a suspended museum beside reading. */
const open = [
  'comments.markRead',
  'downloads.again',
  'downloads.order',
  'downloads.remove',
  'files.pack',
  'licences.accept',
  'licences.upgrade',
  'me.account.delete',
  'me.data.export',
  'me.museums.leave',
  'museumExport.begin',
  'museumExport.remove',
  'news.markAllRead',
  'news.markRead',
  'printJobs.order',
  'printJobs.remove',
  'searches.facets',
  'site.close',
]

test('In a suspended museum reading stays and every call that writes is refused, with a word about why; opened again, all goes on [F-T12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const card = await anna.put({ title: { en: 'Krater' } })
  const { set, call } = await operator()
  expect(await set(museum, 'suspended', ' ')).toBe(400)
  expect(await set(museum, 'suspended')).toBe(204)
  expect(await set(museum, 'suspended')).toBe(409)

  expect((await anna.call('GET', `/${card.id}`)).status).toBe(200)
  const takenAlong = { originals: false, earlier: false }
  const archive = await anna.ask('POST', `/tenant/${museum.tenantId}/exports`, takenAlong)
  expect(archive.status, JSON.stringify(archive.body)).toBe(200)
  const read = await anna.ask<{ suspended: object }>('GET', `/tenant/${museum.tenantId}`)
  expect(read.body.suspended).toEqual({ reason: 'The invoice is open' })
  expect((await anna.ask('PUT', '/me/lang?lang=en')).status).toBeLessThan(300)

  const admin = { role: 'TENANT_ADMIN', permissions: new Set(permissionCodes) } as const
  const writing: readonly Endpoint[] = app()
    .routes.map(({ endpoint }) => endpoint)
    .filter(({ method, reads }) => !['GET', 'HEAD'].includes(method) && !reads)
    .filter(
      ({ access, token }) => typeof access === 'object' && isAllowed(admin, access) && token !== 'search',
    )
  expect(writing.length).toBeGreaterThan(150)
  const stays = new Set(open)
  for (const { name, method, path } of writing) {
    if (stays.has(name)) continue
    const url = path.replace(':tenantId', museum.tenantId).replace(/:\w+/g, '900000001')
    const answer = await app().http.inject({
      method: method as 'PUT',
      url,
      headers: anna.headers,
      payload: {},
    })
    expect([name, answer.statusCode, answer.json().error]).toEqual([name, 403, 'museum_suspended'])
  }
  const names = app()
    .routes.map(({ endpoint }) => endpoint)
    .filter(({ openWhenSuspended }) => openWhenSuspended)
    .map(({ name }) => name)
  expect(names.toSorted()).toEqual(open)

  expect((await call('GET', museum)).json().state).toMatchObject({
    name: 'suspended',
    reason: 'The invoice is open',
    by: 'Żaneta Groß',
  })
  expect(await set(museum, 'active')).toBe(204)
  expect((await anna.call('POST', '/', { values: {} })).status).toBe(201)
}, 60_000)

test('Whoever worked in a closed museum is out at once and reads why at sign-in; its links are shut, and its data is there when it is opened again [F-T12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const card = await anna.put({ title: { en: 'Krater' } })
  const shared = await anna.call<{ url: string }>('POST', `/object/${card.id}/share`, { days: 7 })
  expect(shared.status).toBe(201)
  const token = new URL(shared.body.url).searchParams.get('token') ?? ''
  const readShared = async () => (await app().http.inject(`/api/v1/public/shared/${token}`)).statusCode
  expect(await readShared()).toBe(200)
  const { email } = await makePerson(app(), { museum })
  const { set, call } = await operator()
  expect(await set(museum, 'closed')).toBe(204)
  expect((await anna.ask('GET', '/me')).status).toBe(401)
  const signIn = () =>
    app().http.inject(tokenForm({ grant_type: 'password', username: email, password: testPassword }))
  const refused = (await signIn()).json()
  expect(refused).toMatchObject({ error: 'invalid_grant' })
  expect(refused.message).toContain('has been closed')
  const visit = await call('POST', museum, '/login-as', { accountId: anna.accountId, reason: 'To look' })
  expect(visit.statusCode).toBe(409)
  expect(await readShared()).toBe(410)
  expect(await set(museum, 'active')).toBe(204)
  expect((await signIn()).statusCode).toBe(200)
  expect(await readShared()).toBe(200)
  expect((await anna.call('GET', `/${card.id}`)).status).toBe(200)
})

test('Administrators are mailed why their museum was suspended or closed and whom to ask, and read it in their record [F-T12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const [administrator, user] = [
    await makePerson(app(), { museum, role: 'TENANT_ADMIN' }),
    await makePerson(app(), { museum }),
  ]
  const { set } = await operator()
  expect(await set(museum, 'suspended')).toBe(204)
  const mail = await vi.waitFor(() => {
    const found = post.received.find(({ recipients }) => recipients.includes(administrator.email))
    if (!found) throw new Error('no mail yet')
    return found.text ?? ''
  }, 10_000)
  expect(mail).toContain('The invoice is open')
  expect(mail).toContain(museum.name)
  expect(mail).toMatch(/Write to \S+@test\.museum/)
  expect(post.received.some(({ recipients }) => recipients.includes(user.email))).toBe(false)
  const record = await anna.ask('GET', `/tenant/${museum.tenantId}/audit?action=museumSuspended`)
  expect(JSON.stringify(record.body)).toContain('The invoice is open')
})

test('Long work that people of a museum began ends when it is suspended, and what it did stays [F-T12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const card = await anna.put({ title: { en: 'Krater' } })
  const done = await anna.bulk([card.id], { kind: 'delete' })
  const { set } = await operator()
  await set(museum, 'suspended')
  expect(await anna.ask('POST', `/operations/${done.id}/undo`)).toMatchObject({
    status: 403,
    body: { error: 'museum_suspended' },
  })
  await set(museum, 'active')
  const undone = await anna.undo(done)
  expect(undone).toMatchObject({ state: 'DONE' })
})
