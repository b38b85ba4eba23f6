import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#model/api/endpoint.ts'
import { route } from '#server/platform/http/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  bearer,
  makeMuseum,
  makePerson,
  signedIn,
  signIn,
  type Tokens,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'

const searchAddress = endpoint({
  name: 'test.search',
  method: 'GET',
  path: '/api/v1/test-search',
  token: 'search',
  access: 'signedIn',
  summary: 'An address that takes the search token',
  output: z.object({ accountId: z.string() }),
})

/** An address that takes the token of the session, whatever its words. */
const { token: _, ...declaredWithout } = searchAddress
const otherAddress = endpoint({ ...declaredWithout, name: 'test.other', path: '/advsearch/test' })

const app = useTestApp({
  routes: [searchAddress, otherAddress].map(address =>
    route(address, async ({ actor }) => ({ accountId: actor.accountId })),
  ),
})

const refresh = (tokens: Tokens) =>
  app().http.inject(tokenForm({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }))

const me = (tokens: Tokens, headers: Record<string, string> = {}) =>
  app().http.inject({ url: '/api/v1/me', headers: { ...bearer(tokens.access_token), ...headers } })

const member = async () => makePerson(app(), { museum: await makeMuseum(app()) })

describe('POST /oauth/token', () => {
  test('answers e-mail and password with access, refresh and search token [P-A01]', async () => {
    const { email } = await member()
    const tokens = await signIn(app(), email)
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'read write',
      jwt_token: {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: 'Bearer',
        expires_in: 3600,
      },
    })
    expect((await me(tokens)).statusCode).toBe(200)
  })

  test('takes the e-mail in any case and with stray blanks [P-A01]', async () => {
    const { email } = await member()
    await expect(signIn(app(), ` ${email.toUpperCase()} `)).resolves.toHaveProperty('access_token')
  })

  test('answers a wrong password and an unknown e-mail alike, in the asked language [P-A07] [P-A10]', async () => {
    const { email } = await member()
    const ask = (username: string) =>
      app().http.inject({
        ...tokenForm({ grant_type: 'password', username, password: 'Falsch12345' }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de-AT,de;q=0.9' },
      })
    const wrong = await ask(email)
    const unknown = await ask('niemand@nirgends.museum')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({
      status: 400,
      error: 'invalid_grant',
      message: 'E-Mail-Adresse oder Passwort ist falsch',
      error_description: 'E-Mail-Adresse oder Passwort ist falsch',
    })
    expect(unknown.json()).toEqual(wrong.json())
  })

  test.each([
    [{ grant_type: 'password', username: 'a@b.it' }, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{}, 'invalid_request'],
    [{ grant_type: 'password', client_id: 'other', username: 'a@b.it', password: 'x' }, 'invalid_client'],
  ])('answers the malformed request %j with %s [P-A01]', async (fields, error) => {
    const answer = await app().http.inject(tokenForm(fields as Record<string, string>))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe(error)
  })

  test('answers a scope it does not offer with invalid_scope [P-A01]', async () => {
    const { email } = await member()
    const answer = await app().http.inject(
      tokenForm({ grant_type: 'password', username: email, password: testPassword, scope: 'admin' }),
    )
    expect(answer.json().error).toBe('invalid_scope')
  })

  test('refuses who belongs to no museum, but only after the right password [P-A01]', async () => {
    const { email } = await makePerson(app())
    const answer = await app().http.inject(
      tokenForm({ grant_type: 'password', username: email, password: testPassword }),
    )
    expect(answer.json()).toMatchObject({
      error: 'invalid_grant',
      message: expect.stringContaining('does not belong to a museum'),
    })
  })

  test('lets an operator in without a museum [P-P10]', async () => {
    const { tokens } = await signedIn(app(), { operator: true })
    expect((await me(tokens)).json()).toMatchObject({ role: 'OPERATOR', identities: [], licenceActive: true })
  })

  test('limits guessing: after ten failures the right password is refused too, for a while [P-A10]', async () => {
    const { email } = await member()
    const guess = (password: string) =>
      app().http.inject(tokenForm({ grant_type: 'password', username: email, password }))
    const failures = await Promise.all(Array.from({ length: 10 }, (_, n) => guess(`Falsch${n}xyz`)))
    expect(failures.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(400))
    const blocked = await guess(testPassword)
    expect(blocked.statusCode).toBe(429)
    expect(blocked.json().error).toBe('too_many_requests')
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(60)
  }, 40_000)

  test('counts unknown e-mails like known ones [P-A10]', async () => {
    const guess = () =>
      app().http.inject(
        tokenForm({ grant_type: 'password', username: 'phantom@nirgends.museum', password: 'Falsch1xyz' }),
      )
    const answers = await Promise.all(Array.from({ length: 11 }, guess))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  }, 40_000)
})

describe('guessing', () => {
  const guess = (username: string, address: string, password = 'Falsch12345') =>
    app().http.inject({
      ...tokenForm({ grant_type: 'password', username, password }),
      remoteAddress: address,
    })

  test('is counted whatever blanks and capitals stand in the e-mail [P-A10]', async () => {
    const { email } = await member()
    const spellings = Array.from(
      { length: 11 },
      (_, n) => `${' '.repeat(n)}${n % 2 ? email.toUpperCase() : email} `,
    )
    const answers = await Promise.all(spellings.map(spelling => guess(spelling, '198.51.100.1')))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  }, 40_000)

  test('from one address does not shut the person out elsewhere [P-A10]', async () => {
    const { email } = await member()
    for (let n = 0; n < 12; n++) {
      await Promise.all(Array.from({ length: 10 }, () => guess(email, '198.51.100.2')))
    }
    expect((await guess(email, '198.51.100.3', testPassword)).statusCode).toBe(200)
  }, 60_000)

  test('is counted by network for IPv6, and a made-up address breaks nothing [P-A10]', async () => {
    const { email } = await member()
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, n) => guess(email, `2001:db8::${n + 1}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const odd = await app().http.inject({
      ...tokenForm({ grant_type: 'password', username: email, password: 'x' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': 'x'.repeat(300) },
    })
    expect(odd.statusCode).toBe(400)
  }, 40_000)
})

describe('refresh tokens', () => {
  test('end with the membership: whoever was suspended cannot go on [P-P08]', async () => {
    const museum = await makeMuseum(app())
    const { tokens, accountId } = await signedIn(app(), { museum })
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('identity')
        .set({ state: 'SUSPENDED' })
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', accountId)
        .execute(),
    )
    expect((await refresh(tokens)).json().error).toBe('invalid_refresh_token')
  })

  test('rotate: each gives the next pair, and the session goes on [P-A01]', async () => {
    const { email } = await member()
    const first = await signIn(app(), email)
    const answer = await refresh(first)
    expect(answer.statusCode).toBe(200)
    const second = answer.json<Tokens>()
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await me(second)).statusCode).toBe(200)
  })

  test('used twice end the whole session, the newest tokens included [P-A01]', async () => {
    const { email } = await member()
    const first = await signIn(app(), email)
    const second = (await refresh(first)).json<Tokens>()
    const again = await refresh(first)
    expect(again.statusCode).toBe(401)
    expect(again.json().error).toBe('invalid_refresh_token')
    expect((await me(second)).json().error).toBe('invalid_token')
    expect((await refresh(second)).json().error).toBe('invalid_refresh_token')
  })

  test('sent twice at the same moment are given a successor once at the most [P-A01]', async () => {
    const { email } = await member()
    const first = await signIn(app(), email)
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)])
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1)
    expect((await me(first)).statusCode).toBe(401)
  })

  test('of nobody are refused [P-A04]', async () => {
    const answer = await app().http.inject(
      tokenForm({ grant_type: 'refresh_token', refresh_token: 'made-up' }),
    )
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error).toBe('invalid_refresh_token')
  })

  test('end with signing out, and so do access tokens [P-R03]', async () => {
    const { email } = await member()
    const tokens = await signIn(app(), email)
    const out = await app().http.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: tokens.refresh_token }).toString(),
    })
    expect(out.statusCode).toBe(204)
    expect((await me(tokens)).statusCode).toBe(401)
    expect((await refresh(tokens)).json().error).toBe('invalid_refresh_token')
  })

  test('signing out with an unknown token is answered like any other [P-A10]', async () => {
    const out = await app().http.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=unknown',
    })
    expect(out.statusCode).toBe(204)
  })
})

describe('access tokens', () => {
  test('expire after their life, refresh tokens much later [P-A02]', async () => {
    const { email } = await member()
    const tokens = await signIn(app(), email)
    try {
      app().travel(3601)
      expect((await me(tokens)).json().error).toBe('invalid_token')
      app().travel(15 * 24 * 3600)
      expect((await refresh(tokens)).json().error).toBe('invalid_refresh_token')
    } finally {
      app().travel(0)
    }
  })

  test('are stored as hashes only', async () => {
    const { email } = await member()
    const tokens = await signIn(app(), email)
    const stored = await app().database.asSystem('test', db =>
      db.selectFrom('session_token').select('hash').execute(),
    )
    const texts = stored.flatMap(({ hash }) => [hash.toString('utf8'), hash.toString('base64url')])
    expect(texts).not.toContain(tokens.access_token)
    expect(texts).not.toContain(tokens.refresh_token)
  })

  test('show what was taken away at once: a right, a membership [P-P08] [P-P12]', async () => {
    const museum = await makeMuseum(app())
    const { headers, accountId } = await signedIn(app(), { museum, permissions: ['rightly_application'] })
    const rightly = () => app().http.inject({ url: '/public/v1/rightly/login', headers })
    expect((await rightly()).statusCode).toBe(200)
    const change = (set: { permissions?: number[]; state?: 'SUSPENDED' }) =>
      app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db
          .updateTable('identity')
          .set(set)
          .where('tenant_id', '=', tenantId)
          .where('account_id', '=', accountId)
          .execute(),
      )
    await change({ permissions: [] })
    expect((await rightly()).statusCode).toBe(403)
    await change({ state: 'SUSPENDED' })
    expect((await rightly()).statusCode).toBe(401)
  })
})

describe('the search token', () => {
  const search = (headers: Record<string, string>) =>
    app().http.inject({ url: '/api/v1/test-search', headers })

  test('opens the addresses that declare it when its headers agree with it [P-A09]', async () => {
    const museum = await makeMuseum(app())
    const { tokens, accountId } = await signedIn(app(), { museum })
    const good = { ...bearer(tokens.jwt_token.access_token), iduser: accountId, idtenant: museum.tenantId }
    expect((await search(good)).statusCode).toBe(200)
    expect((await search({ ...good, idtenant: String(Number(museum.tenantId) + 1) })).statusCode).toBe(401)
    expect((await search({ ...good, iduser: '1' })).statusCode).toBe(401)
    expect((await search({ ...bearer(tokens.jwt_token.access_token) })).statusCode).toBe(401)
    expect((await search({ ...good, ...bearer(tokens.access_token) })).statusCode).toBe(401)
    const [head, , signature] = tokens.jwt_token.access_token.split('.')
    const forged = Buffer.from(
      JSON.stringify({ sub: accountId, tid: museum.tenantId, sid: '1', aud: 'advanced-search', exp: 9e9 }),
    ).toString('base64url')
    expect((await search({ ...good, ...bearer(`${head}.${forged}.${signature}`) })).statusCode).toBe(401)
  })

  test('is taken below /advsearch/, where the contract has it, and nowhere else [P-A09]', () => {
    const declared = app()
      .routes.map(({ endpoint }) => endpoint)
      .filter(({ name }) => !name.startsWith('test.'))
    const below = declared.filter(({ path }) => path.startsWith('/advsearch/'))
    expect(below.length).toBeGreaterThan(10)
    expect(declared.filter(({ token }) => token === 'search')).toEqual(below)
  })

  test('does not open the others, and ends with its session [P-A09]', async () => {
    const museum = await makeMuseum(app())
    const { tokens, accountId } = await signedIn(app(), { museum })
    const headers = { ...bearer(tokens.jwt_token.access_token), iduser: accountId, idtenant: museum.tenantId }
    for (const url of ['/api/v1/me', '/api/v1/me?q=/advsearch/', '/advsearch/test']) {
      expect((await app().http.inject({ url, headers })).statusCode).toBe(401)
      expect((await app().http.inject({ url, headers: bearer(tokens.access_token) })).statusCode).toBe(200)
    }
    await app().http.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: tokens.refresh_token }).toString(),
    })
    expect((await search(headers)).statusCode).toBe(401)
  })
})
