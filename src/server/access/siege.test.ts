import { afterAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  bearer,
  handoverForm,
  makeMuseum,
  makePerson,
  signedIn,
  type Tokens,
  tokenForm,
} from '../../../test/harness/factories.ts'
import { aMuseumData } from '../../../test/harness/museum-data.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'
import { after, hashToken, insertOneTimeToken, makeToken } from './index.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}` } })

/** Asks many times at once. @returns how many answers had which status. */
async function flood(times: number, ask: (n: number) => Promise<{ readonly statusCode: number }>) {
  const counts: Record<number, number> = {}
  for (const { statusCode } of await Promise.all(Array.from({ length: times }, (_, n) => ask(n))))
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

const me = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app().http.inject({ url: '/api/v1/me', headers, remoteAddress })
const made = (n: number) => Buffer.alloc(32, `made up ${n}`).toString('base64url')
const refresh = (token: string, remoteAddress = '127.0.0.1') =>
  app().http.inject({ ...tokenForm({ grant_type: 'refresh_token', refresh_token: token }), remoteAddress })

/** The token of the link that was mailed last. */
const mailedToken = (email: string) =>
  vi.waitFor(
    () => {
      const mail = mails.received.findLast(({ recipients }) => recipients.includes(email))
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      if (token === undefined) throw new Error(`no link for ${email}`)
      return token
    },
    { timeout: 10_000, interval: 50 },
  )

describe('While strangers flood the server from the museum’s own address', () => {
  test('who is signed in works on, a page opens, and the session is exchanged [F-T01]', async () => {
    const { tokens } = await signedIn(app(), { museum: await makeMuseum(app()) })
    expect(await flood(320, () => me())).toEqual({ 401: 300, 429: 20 })
    expect(await flood(320, n => me(bearer(made(n))))).toEqual({ 401: 300, 429: 20 })
    expect(await flood(320, n => refresh(made(n)))).toEqual({ 401: 300, 429: 20 })
    for (const url of ['/health', '/ready', '/api/v1/config'])
      expect((await app().http.inject({ url })).statusCode, url).toBe(200)
    expect((await me(bearer(tokens.access_token))).statusCode).toBe(200)
    const search = await app().http.inject({
      url: '/advsearch/v1/searches',
      headers: bearer(tokens.jwt_token.access_token),
    })
    expect(search.statusCode).not.toBe(429)
    const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: tokens.access_token }))}`
    const picture = await app().http.inject({ url: '/api/v1/files/1/iiif/info.json', headers: { cookie } })
    expect([401, 429]).not.toContain(picture.statusCode)
    const answer = await refresh(tokens.refresh_token)
    expect(answer.statusCode).toBe(200)
    expect((await me(bearer(answer.json<Tokens>().access_token))).statusCode).toBe(200)
  }, 60_000)

  test('sessions are handed over, invitations followed and museums activated from there [F-T01] [F-T02]', async () => {
    const remoteAddress = '203.0.113.31'
    const museum = await makeMuseum(app())
    const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
    const member = await makePerson(app(), { museum })
    const post = (url: string, payload: object, headers = {}) =>
      app().http.inject({ method: 'POST', url: `/api/v1${url}`, payload, headers, remoteAddress })
    const document = async (kind: string): Promise<string> =>
      (await app().http.inject({ url: `/api/v1/public/static/terms/${kind}?type=trial` })).json().id
    const registered = await post('/public/tenant', {
      museum: aMuseumData('Museo assediato'),
      administrator: {
        firstName: 'Ada',
        lastName: 'Neri',
        email: 'ada@assedio.museum',
        password: 'Herbarium2026',
        language: 'it',
      },
      acceptedTcId: await document('tc'),
      acceptedPrivacyPolicyId: await document('privacy-policy'),
    })
    expect(registered.statusCode, registered.body).toBe(204)
    const activation = await mailedToken('ada@assedio.museum')
    const person = { permissions: [1], email: 'invited@assedio.museum', firstName: 'Ewa', lastName: 'Lis' }
    const invited = await post(
      `/tenant/${museum.tenantId}/users`,
      { ...person, role: 'USER', language: 'en' },
      administrator.headers,
    )
    expect(invited.statusCode, invited.body).toBe(201)
    const invitation = await mailedToken(person.email)

    expect(await flood(310, n => refresh(made(n), remoteAddress))).toEqual({ 401: 300, 429: 10 })
    const enter = { ...handoverForm('made-up', []), remoteAddress }
    expect((await app().http.inject(enter)).statusCode).toBe(429)
    const check = (tokenValue: string) =>
      post('/public/user/activation', { tokenValue, stepName: 'CHECK', type: 'USER' })
    expect(await flood(1810, n => check(made(n)))).toEqual({ 429: 1810 })
    const found = (token: string) => post('/public/tenant/activate', { token, password: 'Herbarium2026' })
    await flood(61, n => found(made(n)))
    expect((await found('made-up')).statusCode).toBe(429)

    const begun = await post(`/identity/${member.accountId}/login-as`, {}, administrator.headers)
    const entered = await app().http.inject({
      ...handoverForm(begun.json().token, begun.cookies),
      remoteAddress,
    })
    expect(entered.statusCode, entered.body).toBe(200)
    expect((await check(invitation)).json()).toMatchObject({ status: 'ACTIVE', email: person.email })
    const again = { tokenValue: invitation, stepName: 'NEW_LINK', type: 'USER' }
    expect((await post('/public/user/activation', again)).statusCode).toBe(200)
    expect((await found(activation)).statusCode).toBe(200)
  }, 60_000)

  test('tokens are signed: one letter changed is counted as made up [F-T01]', async () => {
    const { tokens } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const { access_token } = tokens
    expect(access_token).toMatch(/^[\w-]{43}$/)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const changed = (n: number) => {
      const at = n % 42
      const letter = letters.replace(access_token[at] ?? '', '')[Math.floor(n / 42)]
      return `${access_token.slice(0, at)}${letter}${access_token.slice(at + 1)}`
    }
    expect(await flood(310, n => me(bearer(changed(n)), '203.0.113.32'))).toEqual({ 401: 300, 429: 10 })
    expect((await me(bearer(access_token), '203.0.113.32')).statusCode).toBe(200)
  }, 30_000)

  test('what anybody is given without signing in is no token of ours [F-T01]', async () => {
    const remoteAddress = '203.0.113.33'
    const given = await Promise.all(
      Array.from({ length: 310 }, () =>
        app().http.inject({ method: 'POST', url: '/oauth/passkey', remoteAddress }),
      ),
    )
    const cookies = given.map(answer => answer.cookies[0]?.value ?? '')
    expect(new Set(cookies).size).toBe(310)
    expect(await flood(310, n => me(bearer(cookies[n] ?? ''), remoteAddress))).toEqual({ 401: 300, 429: 10 })
    expect(await flood(310, n => refresh(cookies[n] ?? '', remoteAddress))).toEqual({ 401: 300, 429: 10 })
  }, 30_000)
})

test('A link that was mailed before links were signed still works [F-T01]', async () => {
  const { accountId, email } = await makePerson(app(), { museum: await makeMuseum(app()) })
  const token = makeToken()
  const now = new Date()
  const link = {
    hash: hashToken(token),
    accountId,
    purpose: 'reset-password',
    expiresAt: after(now, 60),
  } as const
  await app().database.asSystem('test', db => insertOneTimeToken(db, link, now))
  const payload = { tokenValue: token, stepName: 'CHECK', type: 'RESET' }
  const checked = await app().http.inject({
    method: 'POST',
    url: '/api/v1/public/user/activation',
    payload,
    remoteAddress: '203.0.113.34',
  })
  expect(checked.json()).toEqual({ status: 'ACTIVE', email })
  const chosen = await app().http.inject({
    method: 'PUT',
    url: '/api/v1/users/reset-password',
    payload: { token, password: 'Neue-Vitrine7' },
    remoteAddress: '203.0.113.34',
  })
  expect(chosen.statusCode).toBe(204)
})
