import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishSingleSignOn } from '#model/api/single-sign-on.ts'
import './tables.ts'
import { insertMembership } from '#server/access/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  bearer,
  handoverForm,
  makeCopyOf,
  makeMuseum,
  makePerson,
  signedIn,
  type TestMuseum,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'
import { type AtService, goThroughService } from '../../../test/harness/service-browser.ts'
import {
  type SignInService,
  serviceClient,
  startSignInService,
} from '../../../test/harness/sign-in-service.ts'

const lines: string[] = []
const app = useTestApp({
  environment: { ALLOW_PRIVATE_ISSUERS: '1' },
  onLog: line => lines.push(line),
})
const origin = 'https://vitrine.test'
const callbackOf = (museumId: string) => `${origin}${finishSingleSignOn.path.replace(':museumId', museumId)}`
const callbacks = `${origin}/api/v1/public/single-sign-on/`
let service: SignInService

beforeAll(async () => {
  service = await startSignInService(origin)
})
afterAll(() => service.stop())

/** A museum with an administrator, whose settings can be written. */
async function museumWithService(settings: object | null = {}) {
  const museum = await makeMuseum(app())
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  service.callbacks.add(callbackOf(museum.tenantId))
  const url = `/api/v1/tenant/${museum.tenantId}/single-sign-on`
  const save = (change: object = {}) =>
    app().http.inject({
      method: 'PUT',
      url,
      headers: administrator.headers,
      payload: {
        issuer: service.issuer,
        clientId: serviceClient.id,
        clientSecret: serviceClient.secret,
        domains: ['test.museum'],
        enabled: true,
        ...change,
      },
    })
  if (settings) expect((await save(settings)).statusCode).toBe(204)
  const ask = (method: 'GET' | 'DELETE') => app().http.inject({ method, url, headers: administrator.headers })
  const tryOut = (issuer: string) =>
    app().http.inject({
      method: 'POST',
      url: `${url}/test`,
      headers: administrator.headers,
      payload: { issuer },
    })
  return { museum, administrator, save, ask, tryOut }
}

/** A person of the museum whom the service knows, too. */
async function person(museum: TestMuseum, claims: object = { email_verified: true }) {
  const found = await makePerson(app(), { museum })
  service.people[found.email] = { email: found.email, ...claims }
  return found
}

const begin = (museumId: string, body: object = {}) =>
  app().http.inject({ method: 'POST', url: '/api/v1/public/single-sign-on', payload: { museumId, ...body } })
type Answer = Awaited<ReturnType<typeof begin>>

const back = (address: string, cookies: Answer['cookies']) =>
  app().http.inject({
    url: address.slice(origin.length),
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })

/** The whole sign-in: to the service and back. */
async function goThere(museumId: string, what: AtService, body: object = {}) {
  const begun = await begin(museumId, body)
  return back(await goThroughService(begun.json().address, callbacks, what), begun.cookies)
}

const refused = (reason: string) => `/login?refused=${reason}`

const enter = (answer: Answer) =>
  app().http.inject(
    handoverForm(
      new URL(String(answer.headers.location), origin).searchParams.get('token') ?? '',
      answer.cookies,
    ),
  )

const setState = (museum: TestMuseum, accountId: string, state: 'SUSPENDED' | 'INVITED') =>
  app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('identity')
      .set({ state })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .execute(),
  )

const stateOf = (museum: TestMuseum, accountId: string) =>
  app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    const row = await db
      .selectFrom('identity')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .select('state')
      .executeTakeFirst()
    return row?.state
  })

describe('signing in with the museum’s service', () => {
  test('admits known members, to that museum only, and does not change the account', async () => {
    const { museum, save } = await museumWithService()
    const { email, accountId } = await person(museum)
    const other = await makeMuseum(app())
    await app().database.asSystem('test', async db =>
      insertMembership(await enterMuseum(db, other.tenantId), {
        accountId,
        role: 'TENANT_ADMIN',
        permissions: [],
      }),
    )
    const answer = await goThere(museum.tenantId, { login: email }, { origin: '/app/catalogue' })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/^\/single-sign-on\?token=[\w-]{43}&from=%2Fapp%2Fcatalogue$/)
    const entered = await enter(answer)
    const headers = bearer(entered.json().access_token)
    const me = (await app().http.inject({ url: '/api/v1/me', headers })).json()
    expect(me).toMatchObject({ id: accountId, bound: true, role: 'USER', loggedAsBy: null })
    expect(me.identities.map(({ tenantId }: { tenantId: string }) => tenantId)).toEqual([museum.tenantId])
    const put = (url: string, payload: object) => app().http.inject({ method: 'PUT', url, headers, payload })
    expect((await put('/api/v1/me', { firstName: 'Eva', lastName: 'Evil' })).statusCode).toBe(403)
    expect((await put('/api/v1/me/museum', { tenantId: other.tenantId })).statusCode).toBe(404)
    expect((await enter(answer)).json().error).toBe('invalid_grant')
    const entry = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', accountId)
        .select(['action', 'details'])
        .execute(),
    )
    expect(entry).toEqual([{ action: 'signIn', details: { by: 'singleSignOn' } }])
    expect((await save({ enabled: false })).statusCode).toBe(204)
    expect((await app().http.inject({ url: '/api/v1/me', headers })).statusCode).toBe(401)
  })

  test('starts from the museum’s domain, and reveals nothing about people', async () => {
    const domain = `d${Date.now()}.museum`
    const museum = await makeMuseum(app(), { name: 'Naturkundemuseum' })
    const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN', email: `anna@${domain}` })
    const find = (email: string) =>
      app().http.inject({ method: 'POST', url: '/api/v1/public/single-sign-on/museums', payload: { email } })
    expect((await find(`anna@${domain}`)).statusCode).toBe(404)
    await app().http.inject({
      method: 'PUT',
      url: `/api/v1/tenant/${museum.tenantId}/single-sign-on`,
      headers,
      payload: {
        issuer: service.issuer,
        clientId: 'x',
        clientSecret: null,
        domains: [`@${domain}`],
        enabled: true,
      },
    })
    const known = await find(`anna@${domain}`)
    expect(known.json()).toEqual({
      museums: [{ id: museum.tenantId, name: 'Naturkundemuseum', host: new URL(service.issuer).host }],
    })
    expect((await find(`nobody@${domain}`)).json()).toEqual(known.json())
    expect((await find(`nobody@sub.${domain}`)).json().message).toContain('No museum here')
  })

  test('accepts an invitation only for an account created by it', async () => {
    const { museum } = await museumWithService()
    const [fresh, known] = [await person(museum), await person(museum)]
    for (const { accountId } of [fresh, known]) await setState(museum, accountId, 'INVITED')
    await app().database.asSystem('test', db =>
      db.updateTable('account').set({ password_hash: null }).where('id', '=', fresh.accountId).execute(),
    )
    expect((await enter(await goThere(museum.tenantId, { login: fresh.email }))).statusCode).toBe(200)
    expect(await stateOf(museum, fresh.accountId)).toBe('ACTIVE')
    const answer = await goThere(museum.tenantId, { login: known.email })
    expect(answer.headers.location).toBe(refused('unknownPerson'))
    expect(await stateOf(museum, known.accountId)).toBe('INVITED')
  })

  test('accepts only verified addresses of the museum’s domains [F-T20]', async () => {
    const { museum } = await museumWithService()
    for (const claims of [{}, { email_verified: false }]) {
      const { email } = await person(museum, claims)
      expect((await goThere(museum.tenantId, { login: email })).headers.location).toBe(refused('unverified'))
    }
    service.people.nameless = {}
    expect((await goThere(museum.tenantId, { login: 'nameless' })).headers.location).toBe(refused('noEmail'))
    const elsewhere = await makePerson(app(), { museum, email: `x${Date.now()}@elsewhere.museum` })
    service.people[elsewhere.email] = { email: elsewhere.email, email_verified: true }
    const other = await goThere(museum.tenantId, { login: elsewhere.email })
    expect(other.headers.location).toBe(refused('otherDomain'))
  })

  test('refuses members of another museum, suspended people and operators, with a message', async () => {
    const { museum } = await museumWithService()
    const foreigner = await person(await makeMuseum(app()))
    const suspended = await person(museum)
    await setState(museum, suspended.accountId, 'SUSPENDED')
    const operator = await makePerson(app(), { museum, operator: true })
    service.people[operator.email] = { email: operator.email, email_verified: true }
    const reasonFor = async ({ email }: { email: string }) =>
      (await goThere(museum.tenantId, { login: email })).headers.location
    expect(await reasonFor(foreigner)).toBe(refused('unknownPerson'))
    expect(await reasonFor(suspended)).toBe(refused('suspended'))
    expect(await reasonFor(operator)).toBe(refused('unknownPerson'))
  })

  test('returns with a message when the person cancels, and keeps their destination', async () => {
    const { museum } = await museumWithService()
    const answer = await goThere(museum.tenantId, 'cancel', { origin: '/app/dam' })
    expect(answer.headers.location).toBe(`${refused('cancelled')}&from=%2Fapp%2Fdam`)
  })

  test('works once, in the browser it was started in, within ten minutes', async () => {
    const { museum } = await museumWithService()
    const { email } = await person(museum)
    const outAndBack = async () => {
      const begun = await begin(museum.tenantId)
      return { begun, address: await goThroughService(begun.json().address, callbacks, { login: email }) }
    }
    const [mine, theirs] = [await outAndBack(), await outAndBack()]
    expect(mine.begun.cookies).toEqual([
      {
        name: 'single-sign-on',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/api/v1/public/single-sign-on',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
        maxAge: 600,
      },
    ])
    expect((await back(mine.address, theirs.begun.cookies)).headers.location).toBe(refused('expired'))
    expect((await back(mine.address, mine.begun.cookies)).headers.location).toBe(refused('expired'))
    expect((await back(theirs.address, [])).headers.location).toBe(refused('expired'))
    const good = await outAndBack()
    const wrongState = good.address.replace(/state=[^&]+/, 'state=made-up')
    expect((await back(wrongState, good.begun.cookies)).headers.location).toBe(refused('expired'))
    expect((await back(good.address, good.begun.cookies)).headers.location).toMatch(/^\/single-sign-on/)
    expect((await back(good.address, good.begun.cookies)).headers.location).toBe(refused('expired'))
    const late = await outAndBack()
    try {
      app().travel(601)
      expect((await back(late.address, late.begun.cookies)).headers.location).toBe(refused('expired'))
    } finally {
      app().travel(0)
    }
  })

  test('refuses a code that was stolen, used, or issued for another nonce', async () => {
    const { museum } = await museumWithService()
    const { email } = await person(museum)
    const begun = await begin(museum.tenantId)
    const altered = new URL(begun.json().address)
    altered.searchParams.set('nonce', 'another')
    const address = await goThroughService(altered.href, callbacks, { login: email })
    expect((await back(address, begun.cookies)).headers.location).toBe(refused('service'))
    const [victim, thief] = [await begin(museum.tenantId), await begin(museum.tenantId)]
    const stolen = new URL(await goThroughService(victim.json().address, callbacks, { login: email }))
    stolen.searchParams.set('state', new URL(thief.json().address).searchParams.get('state') ?? '')
    expect((await back(stolen.href, thief.cookies)).headers.location).toBe(refused('service'))
    expect((await back(stolen.href, thief.cookies)).headers.location).toBe(refused('expired'))
  })

  test('reports when the service is unavailable, before and after', async () => {
    const away = await startSignInService(origin)
    const { museum } = await museumWithService({ issuer: away.issuer })
    const begun = await begin(museum.tenantId)
    away.people.anna = { email: 'anna@test.museum' }
    away.callbacks.add(callbackOf(museum.tenantId))
    const address = await goThroughService(begun.json().address, callbacks, { login: 'anna' })
    await away.stop()
    expect((await back(address, begun.cookies)).headers.location).toBe(refused('unreachable'))
    const { museum: second } = await museumWithService({ issuer: away.issuer })
    const answer = await begin(second.tenantId)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({
      error: 'unavailable',
      message: expect.stringContaining('cannot be reached'),
    })
    const { museum: none } = await museumWithService({ enabled: false })
    expect((await begin(none.tenantId)).json().message).toBe('This museum does not use single sign-on')
  })
})

describe('the settings of single sign-on', () => {
  test('store the secret encrypted, never return it, and never use it for another service', async () => {
    const { museum, save, ask, administrator } = await museumWithService(null)
    expect((await ask('GET')).json()).toEqual({
      settings: null,
      callback: callbackOf(museum.tenantId),
      callbackPending: false,
      direct: `https://vitrine.test/login?museum=${museum.tenantId}`,
    })
    await save()
    const answer = await ask('GET')
    expect(answer.json().settings).toEqual({
      issuer: service.issuer,
      clientId: serviceClient.id,
      hasSecret: true,
      domains: ['test.museum'],
      enabled: true,
    })
    expect(
      (await save({ clientSecret: undefined, domains: ['test.museum', 'staff.test.museum'] })).statusCode,
    ).toBe(204)
    const moved = await save({ clientSecret: undefined, issuer: 'https://evil.example' })
    expect(moved.json().fields.clientSecret).toContain('enter its secret')
    const kept = await app().database.asSystem('test', db =>
      db
        .selectFrom('single_sign_on')
        .where('museum_id', '=', museum.tenantId)
        .selectAll()
        .executeTakeFirstOrThrow(),
    )
    expect(kept.client_secret?.toString('latin1')).not.toContain('secret')
    const entries = await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', tenantId)
        .select(['action', 'account_id', 'details'])
        .execute(),
    )
    const changes = entries.filter(({ action }) => action === 'singleSignOnChanged')
    expect(changes).toHaveLength(2)
    expect(changes[0]).toMatchObject({
      account_id: administrator.accountId,
      details: { issuer: service.issuer },
    })
    expect(JSON.stringify([entries, lines])).not.toContain(serviceClient.secret)
    expect((await ask('DELETE')).statusCode).toBe(204)
    expect((await ask('GET')).json().settings).toBeNull()
  })

  test('accept a domain only if an administrator has an address there, and only valid addresses', async () => {
    const { save } = await museumWithService(null)
    const wrong = async (change: object) => (await save(change)).json().fields
    expect((await wrong({ domains: ['louvre.fr'] })).domains).toContain('louvre.fr')
    expect((await wrong({ domains: ['gmail.com'] })).domains).toContain('Anyone can have')
    expect((await wrong({ domains: ['museum'] })).domains).toContain('museum.example')
    expect((await wrong({ domains: [] })).domains).toBe('This field is required')
    for (const issuer of [
      'http://login.museum.example',
      'https://a.example/?x=1',
      'ftp://a.example',
      'javascript:alert(1)',
    ])
      expect((await wrong({ issuer })).issuer, issuer).toContain('https://')
  })

  test('are open to administrators, even after the licence has ended', async () => {
    const museum = await makeMuseum(app(), { licenceTo: new Date(Date.now() - 1000) })
    const url = `/api/v1/tenant/${museum.tenantId}/single-sign-on`
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const user = await signedIn(app(), { museum })
    expect((await app().http.inject({ url, headers: administrator.headers })).statusCode).toBe(200)
    expect((await app().http.inject({ url, headers: user.headers })).statusCode).toBe(403)
  })

  test('can be tested: a service that answers passes, others get different messages', async () => {
    const { tryOut } = await museumWithService(null)
    const problem = async (issuer: string) => (await tryOut(issuer)).json().problem
    expect(await problem(`${service.issuer}/.well-known/openid-configuration`)).toBeNull()
    expect(await problem(`${service.issuer}/realm`)).toEqual({ kind: 'status', detail: '404' })
    expect(await problem(service.issuer.replace('127.0.0.1', 'localhost'))).toEqual({
      kind: 'otherIssuer',
      detail: service.issuer,
    })
    expect(await problem('https://no-such-host.invalid')).toMatchObject({ kind: 'unknownHost' })
    expect(await problem('http://127.0.0.1:1')).toMatchObject({ kind: 'unreachable' })
    expect(await problem('https://169.254.169.254')).toMatchObject({ kind: 'refusedAddress' })
    const odd = createServer((request, answer) => {
      if (request.url?.startsWith('/page')) return answer.end('<h1>Museum</h1>')
      if (request.url?.startsWith('/away'))
        return answer.writeHead(302, { location: 'http://10.0.0.1/' }).end()
      answer.writeHead(200, { 'content-type': 'application/json' })
      answer.end(`{"issuer":"x","more":"${'x'.repeat(2_000_000)}"}`)
    })
    await new Promise<void>(resolve => odd.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
    try {
      expect(await problem(`${address}/page`)).toMatchObject({ kind: 'notService' })
      expect(await problem(`${address}/away`)).toEqual({ kind: 'status', detail: '302' })
      expect(await problem(`${address}/endless`)).not.toBeNull()
      expect(await problem(address.replace('http:', 'https:'))).toMatchObject({ kind: 'certificate' })
    } finally {
      odd.close()
    }
  })
})

test('a refresh token of an SSO session works in that museum as long as its service covers the domain', async () => {
  const { museum, save } = await museumWithService()
  const { email } = await person(museum)
  const tokens = (await enter(await goThere(museum.tenantId, { login: email }))).json()
  const next = await app().http.inject(
    tokenForm({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
  )
  const me = await app().http.inject({ url: '/api/v1/me', headers: bearer(next.json().access_token) })
  expect(me.json()).toMatchObject({ bound: true, email })
  expect((await save({ domains: ['staff.test.museum'] })).statusCode).toBe(204)
  const late = tokenForm({ grant_type: 'refresh_token', refresh_token: next.json().refresh_token })
  expect((await app().http.inject(late)).statusCode).toBe(401)
})

test('an SSO session ends after twelve hours, whatever is renewed [F-T22]', async () => {
  const { museum } = await museumWithService()
  const { email } = await person(museum)
  let tokens = (await enter(await goThere(museum.tenantId, { login: email }))).json()
  const renewed = async () =>
    (
      await app().http.inject(tokenForm({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }))
    ).json()
  try {
    for (const hours of [6, 11.9]) {
      app().travel(hours * 3600)
      tokens = await renewed()
    }
    const me = () => app().http.inject({ url: '/api/v1/me', headers: bearer(tokens.access_token) })
    expect((await me()).statusCode).toBe(200)
    app().travel(12 * 3600 + 60)
    expect((await me()).statusCode).toBe(401)
    expect((await renewed()).error).toBe('invalid_refresh_token')
  } finally {
    app().travel(0)
  }
})

test('an administrator sees how many people a required second factor locks out, and whether that includes themselves [F-T18]', async () => {
  const museum = await makeMuseum(app())
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const [withPasskey, withCodes] = [await person(museum), await person(museum)]
  await person(museum)
  await person(await makeMuseum(app()))
  await app().database.asSystem('test', async db => {
    await db
      .insertInto('passkey')
      .values({
        account_id: withPasskey.accountId,
        name: 'Phone',
        credential_id: `of ${withPasskey.accountId}`,
        public_key: Buffer.alloc(1),
        counter: '0',
        transports: [],
        backed_up: false,
        created_at: new Date(),
      })
      .execute()
    await db
      .insertInto('second_factor')
      .values({ account_id: withCodes.accountId, secret: Buffer.alloc(1), confirmed_at: new Date() })
      .execute()
  })
  const { withoutSecondFactor } = (
    await app().http.inject({
      url: `/api/v1/tenant/${museum.tenantId}/security`,
      headers: administrator.headers,
    })
  ).json()
  expect(withoutSecondFactor).toEqual({ users: 2, self: true })
})

test('a museum that requires SSO admits no password; only someone signed in with SSO may require it, and may lift it [F-T18]', async () => {
  const { museum, administrator } = await museumWithService()
  const other = await makeMuseum(app())
  const member = await person(museum)
  const { headers: inside } = await signedIn(app(), { museum })
  service.people[administrator.email] = { email: administrator.email, email_verified: true }
  const security = (headers: Record<string, string>, payload?: object) =>
    app().http.inject({
      method: payload ? 'PUT' : 'GET',
      url: `/api/v1/tenant/${museum.tenantId}/security`,
      headers,
      ...(payload && { payload }),
    })
  const demand = { secondFactor: false, signOn: true }
  expect((await security(administrator.headers)).json()).toEqual({
    secondFactor: false,
    signOn: false,
    signOnObstacle: 'notBySignOn',
    withoutSecondFactor: { users: 3, self: true },
  })
  expect((await security(administrator.headers, demand)).json().message).toContain(
    'Sign in with SSO yourself',
  )
  const entered = (await enter(await goThere(museum.tenantId, { login: administrator.email }))).json()
  const headers = bearer(entered.access_token)
  expect((await security(headers, demand)).statusCode).toBe(204)
  const me = (who: Record<string, string>) => app().http.inject({ url: '/api/v1/me', headers: who })
  for (const who of [administrator.headers, inside]) expect((await me(who)).statusCode).toBe(401)
  expect((await me(headers)).statusCode).toBe(200)
  // Neither a password nor a session by password admits to it; other museums are not affected.
  const byPassword = (email: string) =>
    app().http.inject(tokenForm({ grant_type: 'password', username: email, password: testPassword }))
  expect((await byPassword(member.email)).json().message).toContain('requires single sign-on')
  await app().database.asSystem('test', async db =>
    insertMembership(await enterMuseum(db, other.tenantId), {
      accountId: member.accountId,
      role: 'USER',
      permissions: [],
    }),
  )
  const elsewhere = bearer((await byPassword(member.email)).json().access_token)
  expect((await me(elsewhere)).json().identities).toMatchObject([{ tenantId: other.tenantId }])
  const change = await app().http.inject({
    method: 'PUT',
    url: '/api/v1/me/museum',
    headers: elsewhere,
    payload: { tenantId: museum.tenantId },
  })
  expect(change.statusCode).toBe(404)
  // An administrator cannot lock themselves out.
  const asMe = (method: 'PUT' | 'DELETE', payload?: object) =>
    app().http.inject({
      method,
      url: `/api/v1/tenant/${museum.tenantId}/single-sign-on`,
      headers,
      ...(payload && { payload }),
    })
  const settings = { issuer: service.issuer, clientId: serviceClient.id, domains: ['test.museum'] }
  for (const wrong of [
    { ...settings, enabled: false },
    { ...settings, enabled: true, clientId: 'another', clientSecret: null },
  ])
    expect((await asMe('PUT', wrong)).statusCode).toBe(409)
  expect((await asMe('DELETE')).statusCode).toBe(409)
  expect((await asMe('PUT', { ...settings, enabled: true })).statusCode).toBe(204)
  // After an SSO sign-in, sessions as someone else work as usual.
  const begun = await app().http.inject({
    method: 'POST',
    url: `/api/v1/identity/${member.accountId}/login-as`,
    headers,
  })
  expect(begun.statusCode).toBe(200)
  expect((await security(headers, { secondFactor: true, signOn: false })).statusCode).toBe(204)
  // With SSO, the service is responsible for the second factor.
  expect((await me(headers)).json().secondFactorMissing).toBe(false)
  expect((await byPassword(administrator.email)).statusCode).toBe(200)
})

test('a user is unlinked from the identity at the service, and found again by the verified address [F-T20]', async () => {
  const { museum, administrator } = await museumWithService()
  const { email, accountId } = await person(museum)
  const reborn = `reborn-${email}`
  const release = () =>
    app().http.inject({
      method: 'DELETE',
      url: `/api/v1/tenant/${museum.tenantId}/single-sign-on/people/${accountId}`,
      headers: administrator.headers,
    })
  expect((await release()).statusCode).toBe(404)
  const tokens = (await enter(await goThere(museum.tenantId, { login: email }))).json()
  service.people[reborn] = { email, email_verified: true }
  expect((await goThere(museum.tenantId, { login: reborn })).headers.location).toBe(refused('otherPerson'))
  expect((await release()).statusCode).toBe(204)
  const answer = await app().http.inject({ url: '/api/v1/me', headers: bearer(tokens.access_token) })
  expect(answer.statusCode).toBe(401)
  expect((await enter(await goThere(museum.tenantId, { login: reborn }))).statusCode).toBe(200)
})

describe('a copy of the museum from a backup', () => {
  const identitiesOf = async (headers: Record<string, string>) => {
    const me = await app().http.inject({ url: '/api/v1/me', headers })
    return me.json().identities?.map(({ tenantId }: { tenantId: string }) => tenantId) ?? me.statusCode
  }
  const goTo = async (headers: Record<string, string>, tenantId: string) =>
    (await app().http.inject({ method: 'PUT', url: '/api/v1/me/museum', headers, payload: { tenantId } }))
      .statusCode

  async function copied() {
    const { museum, administrator, save } = await museumWithService()
    const found = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
    service.people[found.email] = { email: found.email, email_verified: true }
    const copy = await makeCopyOf(app(), museum, [administrator, found])
    const entered = await enter(await goThere(museum.tenantId, { login: found.email }))
    const demand = (demands: { demands_sign_on?: boolean; demands_second_factor?: boolean }) =>
      app().database.asSystem('test', db =>
        db.updateTable('tenant').set(demands).where('id', '=', museum.tenantId).execute(),
      )
    return {
      museum: museum.tenantId,
      copy: copy.tenantId,
      administrator,
      headers: bearer(entered.json().access_token),
      save,
      demand,
    }
  }

  test('is opened by an SSO session, and by no other if the museum requires SSO [F-T12]', async () => {
    const { museum, copy, administrator, headers, demand } = await copied()
    expect(await identitiesOf(administrator.headers)).toEqual([museum, copy])
    expect(await goTo(administrator.headers, copy)).toBe(204)
    await demand({ demands_sign_on: true })
    expect(await identitiesOf(administrator.headers)).toBe(401)
    const again = await app().http.inject(
      tokenForm({ grant_type: 'password', username: administrator.email, password: testPassword }),
    )
    expect(again.json()).toMatchObject({ error: 'invalid_grant' })
    expect(await identitiesOf(headers)).toEqual([museum, copy])
    expect(await goTo(headers, copy)).toBe(204)
    expect(await identitiesOf(headers)).toEqual([copy, museum])
    expect(await goTo(headers, museum)).toBe(204)
  })

  test('asks for the second factor that the museum requires [F-T12]', async () => {
    const { copy, administrator, demand } = await copied()
    expect(await goTo(administrator.headers, copy)).toBe(204)
    await demand({ demands_second_factor: true })
    const { headers } = administrator
    const { error } = (await app().http.inject({ url: `/api/v1/tenant/${copy}`, headers })).json()
    expect(error).toBe('second_factor_demanded')
  })

  test('is also closed to SSO sessions from before the museum changed the service [F-T12]', async () => {
    const { copy, headers, save } = await copied()
    expect(await goTo(headers, copy)).toBe(204)
    expect((await save({ clientId: 'other' })).statusCode).toBe(204)
    expect(await identitiesOf(headers)).toBe(401)
  })
})
