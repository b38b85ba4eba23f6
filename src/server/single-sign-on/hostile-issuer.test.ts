import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import './tables.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  handoverForm,
  makeMuseum,
  makePerson,
  signedIn,
  type TestMuseum,
} from '../../../test/harness/factories.ts'
import { type HostileService, startHostileService } from '../../../test/harness/hostile-service.ts'
import { goThroughService } from '../../../test/harness/service-browser.ts'
import { serviceClient, startSignInService } from '../../../test/harness/sign-in-service.ts'
import { createDiscovery } from './provider/provider.ts'

const app = useTestApp({ environment: { ALLOW_PRIVATE_ISSUERS: '1' } })
const origin = 'https://vitrine.test'
const ways = '/api/v1/public/single-sign-on'
const callbackOf = (museumId: string) => `${origin}${ways}/${museumId}/callback`

/** Whom the hostile service claims to have before it. */
let claimed: { sub: string; email?: string; email_verified?: unknown }
let hostile: HostileService

beforeAll(async () => {
  hostile = await startHostileService(() => claimed)
  return () => hostile.stop()
})
afterEach(() => {
  hostile.lies = {}
})

async function museumOf(issuer: string) {
  const museum = await makeMuseum(app())
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const url = `/api/v1/tenant/${museum.tenantId}/single-sign-on`
  const save = (change: object = {}) =>
    app().http.inject({
      method: 'PUT',
      url,
      headers: administrator.headers,
      payload: {
        issuer,
        clientId: serviceClient.id,
        clientSecret: serviceClient.secret,
        domains: ['test.museum'],
        enabled: true,
        ...change,
      },
    })
  expect((await save()).statusCode).toBe(204)
  return { museum, administrator, save }
}

/** A museum of the hostile service, and one of its people, whom the service knows as `claimed`. */
async function hostileMuseum() {
  const { museum, save } = await museumOf(hostile.issuer)
  const { email, accountId } = await makePerson(app(), { museum })
  claimed = { sub: `sub of ${email}`, email, email_verified: true }
  return { museum, email, accountId, save }
}

const begin = (museumId: string) => app().http.inject({ method: 'POST', url: ways, payload: { museumId } })
type Answer = Awaited<ReturnType<typeof begin>>

const back = (address: string, cookies: Answer['cookies']) =>
  app().http.inject({
    url: address.slice(origin.length),
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })

const outAndBack = async ({ tenantId }: TestMuseum) => {
  const begun = await begin(tenantId)
  return back(hostile.backFrom(begun.json().address), begun.cookies)
}

/** Returns the address a person is sent to after signing in at the service. */
const outcome = async (museum: TestMuseum) => String((await outAndBack(museum)).headers.location)

/** Signs in at the service, and returns the id of the person who is signed in. */
async function whoComesIn(museum: TestMuseum) {
  const answer = await outAndBack(museum)
  const token = new URL(String(answer.headers.location), origin).searchParams.get('token') ?? ''
  const entered = await app().http.inject(handoverForm(token, answer.cookies))
  const headers = { authorization: `Bearer ${entered.json().access_token}` }
  return (await app().http.inject({ url: '/api/v1/me', headers })).json().id
}

const letIn = expect.stringMatching(/^\/single-sign-on\?token=/)
const refused = (reason: string) => `/login?refused=${reason}`

describe('a museum that means no good', () => {
  test('gets no code of another museum’s service: it comes back to the other museum’s address and fits no attempt of its own [F-T20]', async () => {
    const service = await startSignInService(origin)
    try {
      const victim = await museumOf(service.issuer)
      const { tenantId } = victim.museum
      service.callbacks.add(callbackOf(tenantId))
      const { email } = victim.administrator
      service.people[email] = { email, email_verified: true }
      const { museum } = await hostileMuseum()
      // The attacker's own attempt at the victim's museum: its code challenge and nonce are what the stolen code must be made for.
      const thief = await begin(tenantId)
      const wanted = new URL(thief.json().address)
      for (const callback of [callbackOf(museum.tenantId), callbackOf(tenantId)]) {
        // The victim follows a link to the hostile museum, whose service leads on to the victim's own.
        const lured = await begin(museum.tenantId)
        hostile.lies = {
          leadTo: query => {
            wanted.searchParams.set('state', query.get('state') ?? '')
            wanted.searchParams.set('redirect_uri', callback)
            return wanted.href
          },
        }
        const ledTo = hostile.backFrom(lured.json().address)
        const brought = hostile.codes.length
        const address = await goThroughService(ledTo, `${origin}${ways}/`, { login: email }).catch(
          () => undefined,
        )
        // The service redirects only to registered addresses.
        if (callback !== callbackOf(tenantId)) expect(address).toBeUndefined()
        else {
          expect(address).toContain(callbackOf(tenantId))
          const answer = await back(address ?? '', lured.cookies)
          expect(answer.headers.location).toBe(refused('expired'))
        }
        expect(hostile.codes.length).toBe(brought)
      }
      // Injected into an attempt of the right museum, in the attacker's own browser, a code for the hostile museum's challenge is worth nothing.
      const other = await begin(tenantId)
      const stolen = new URL(callbackOf(tenantId))
      stolen.searchParams.set('state', new URL(other.json().address).searchParams.get('state') ?? '')
      stolen.searchParams.set('code', 'stolen')
      expect((await back(stolen.href, other.cookies)).headers.location).toBe(refused('service'))
    } finally {
      await service.stop()
    }
  })

  test('cannot bring an attempt of its own to another museum’s address, nor a browser that began none [F-T20]', async () => {
    const { museum } = await hostileMuseum()
    const { museum: other } = await museumOf(hostile.issuer)
    const begun = await begin(museum.tenantId)
    const address = hostile.backFrom(begun.json().address)
    const elsewhere = address.replace(`/${museum.tenantId}/`, `/${other.tenantId}/`)
    expect((await back(elsewhere, begun.cookies)).headers.location).toBe(refused('expired'))
    expect((await back(address, begun.cookies)).headers.location).toBe(refused('expired'))
    // Login CSRF: the attacker's way back, opened in the victim's browser.
    const mine = await begin(museum.tenantId)
    const victims = await begin(museum.tenantId)
    expect((await back(hostile.backFrom(mine.json().address), victims.cookies)).headers.location).toBe(
      refused('expired'),
    )
  })

  test('cannot replay a way back, nor bring one that was begun with other settings [F-T20]', async () => {
    const { museum, save } = await hostileMuseum()
    const begun = await begin(museum.tenantId)
    const address = hostile.backFrom(begun.json().address)
    expect((await back(address, begun.cookies)).headers.location).toEqual(letIn)
    expect((await back(address, begun.cookies)).headers.location).toBe(refused('expired'))
    const early = await begin(museum.tenantId)
    app().travel(1)
    try {
      await save()
      expect((await back(hostile.backFrom(early.json().address), early.cookies)).headers.location).toBe(
        refused('expired'),
      )
    } finally {
      app().travel(0)
    }
  })
})

describe('a service that lies', () => {
  test('must name itself on the way back where it announces that, and is refused when it names another [F-T20]', async () => {
    const announced = { metadata: { authorization_response_iss_parameter_supported: true } }
    hostile.lies = announced
    const { museum, save } = await hostileMuseum()
    expect(await outcome(museum)).toBe(refused('service'))
    hostile.lies = { ...announced, iss: hostile.issuer }
    expect(await outcome(museum)).toEqual(letIn)
    hostile.lies = { ...announced, iss: 'https://login.other.example' }
    expect(await outcome(museum)).toBe(refused('service'))
    // Not announced, and sent all the same. Other settings: its description is remembered for some minutes.
    hostile.lies = { iss: 'https://login.other.example' }
    app().travel(2)
    try {
      await save()
      expect(await outcome(museum)).toBe(refused('service'))
    } finally {
      app().travel(0)
    }
  })

  test('is refused for a token of another issuer, for another client, nonce or time, unsigned, or signed by another [F-T20]', async () => {
    const { museum } = await hostileMuseum()
    expect(await outcome(museum)).toEqual(letIn)
    for (const claims of [
      { iss: 'https://login.other.example' },
      { iss: null },
      { aud: 'another client' },
      { aud: [serviceClient.id, 'another client'] },
      { nonce: 'another' },
      { nonce: null },
      { sub: null },
      { sub: 's'.repeat(256) },
      { exp: 1 },
      { exp: null },
    ]) {
      hostile.lies = { claims }
      expect(await outcome(museum), JSON.stringify(claims)).toBe(refused('service'))
    }
    for (const signing of ['none', 'secret', 'otherKey'] as const) {
      hostile.lies = { signing }
      expect(await outcome(museum), signing).toBe(refused('service'))
    }
  })

  test('is refused unsigned and with the client’s secret as the key also where it announces that it signs so [F-T20]', async () => {
    hostile.lies = { metadata: { id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'] } }
    const { museum } = await hostileMuseum()
    expect(await outcome(museum)).toEqual(letIn)
    for (const signing of ['none', 'secret'] as const) {
      hostile.lies = { signing }
      expect(await outcome(museum), signing).toBe(refused('service'))
    }
  })

  test('names a person by issuer and subject for ever: not the e-mail address of another, nor another with the same address [F-T20]', async () => {
    const { museum, email, accountId } = await hostileMuseum()
    const { email: others } = await makePerson(app(), { museum })
    const first = claimed
    expect(await whoComesIn(museum)).toBe(accountId)
    claimed = { ...first, email: others }
    expect(await whoComesIn(museum)).toBe(accountId)
    claimed = { ...first, email: 'anna@elsewhere.example', email_verified: false }
    expect(await whoComesIn(museum)).toBe(accountId)
    claimed = { sub: 'another', email, email_verified: true }
    expect(await outcome(museum)).toBe(refused('otherPerson'))
    for (const email_verified of [undefined, false, 'false', 0, null, 'yes', {}]) {
      claimed = { sub: 'of others', email: others, email_verified }
      expect(await outcome(museum), String(email_verified)).toBe(refused('unverified'))
    }
  })

  test('is another service when client or issuer change: then its people are found by their verified addresses again [F-T20]', async () => {
    const { museum, accountId, save } = await hostileMuseum()
    expect(await whoComesIn(museum)).toBe(accountId)
    claimed = { ...claimed, sub: 'another' }
    expect(await outcome(museum)).toBe(refused('otherPerson'))
    app().travel(2)
    try {
      expect((await save({ clientId: 'another' })).statusCode).toBe(204)
      expect(await whoComesIn(museum)).toBe(accountId)
    } finally {
      app().travel(0)
    }
  })

  test('ends the session with its own where it says when that is, never later than we do [F-T22]', async () => {
    const { museum } = await hostileMuseum()
    const now = Math.floor(Date.now() / 1000)
    hostile.lies = { claims: { session_expiry: now - 10 } }
    expect(await outcome(museum)).toBe(refused('service'))
    for (const [given, hours] of [
      [now + 3600, 1],
      [now + 100 * 3600, 12],
    ] as const) {
      hostile.lies = { claims: { session_expiry: given } }
      expect(await outcome(museum)).toEqual(letIn)
      const { ends_at } = await app().database.asSystem('test', db =>
        db.selectFrom('session').orderBy('id', 'desc').select('ends_at').limit(1).executeTakeFirstOrThrow(),
      )
      expect(Math.abs(ends_at.getTime() / 1000 - now - hours * 3600)).toBeLessThan(600)
    }
  })

  test('cannot lead the server into its own networks, keep it waiting, or fill its memory [F-T20]', async () => {
    const service = { issuer: hostile.issuer, clientId: 'x', clientSecret: null }
    const fresh = () => createDiscovery(true, 1).fresh(service)
    hostile.lies = {
      answer: (_path, _request, answer) => {
        answer.writeHead(302, { location: 'http://169.254.169.254/' }).end()
        return true
      },
    }
    await expect(fresh()).rejects.toThrow()
    hostile.lies = { answer: () => true }
    await expect(fresh()).rejects.toThrow()
    hostile.lies = { metadata: { issuer: 'https://login.other.example' } }
    await expect(fresh()).rejects.toThrow()
    const { museum } = await hostileMuseum()
    let sent = 0
    hostile.lies = {
      answer(path, _request, answer) {
        if (path !== '/token') return false
        answer.writeHead(200, { 'content-type': 'application/json' })
        const megabyte = Buffer.alloc(1024 * 1024, ' ')
        const more = () => {
          if (answer.destroyed || sent >= 100) return answer.end()
          sent += 1
          answer.write(megabyte, more)
        }
        more()
        return true
      },
    }
    expect(await outcome(museum)).toMatch(/refused=(service|unreachable)/)
    expect(sent).toBeLessThan(100)
  })
})
