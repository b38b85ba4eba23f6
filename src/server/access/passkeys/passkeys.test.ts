import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { MuseumUser } from '#model/api/museum-users.ts'
import { passkeyGrant } from '#model/api/token.ts'
import { dayMs } from '#model/dates/durations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { createAuthenticator, type Deviations } from '../../../../test/harness/authenticator.ts'
import { bearer, makeMuseum, signedIn, testPassword, tokenForm } from '../../../../test/harness/factories.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'
import { deleteExpiredChallenges } from '../store/passkeys.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())
const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` } })
afterEach(() => app().travel(0))

const origin = 'https://vitrine.test'

type Headers = Record<string, string>

const ask = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
  app().http.inject({ method, url: `/api/v1/me/passkeys${url}`, headers, ...(payload && { payload }) })

const mailTo = (email: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const found = mailServer.received.find(
        mail => mail.recipients.includes(email) && subject.test(mail.subject ?? ''),
      )
      expect(found).toBeDefined()
      return found
    },
    { timeout: 10_000, interval: 50 },
  )

const begin = async (headers: Headers, more: object = {}) =>
  ask('POST', '/options', headers, { password: testPassword, ...more })

const add = async (headers: Headers, counts = true) => {
  const authenticator = createAuthenticator({ origin, counts })
  const options = (await begin(headers)).json()
  const answer = await ask('POST', '', headers, { name: 'Laptop', passkey: authenticator.make(options) })
  expect(answer.statusCode, answer.body).toBe(204)
  return authenticator
}

/** A member of a museum with a passkey. */
const owner = async (counts = true) => {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum })
  return { museum, ...person, authenticator: await add(person.headers, counts) }
}
type Authenticator = ReturnType<typeof createAuthenticator>

/** A browser that asks for a challenge: the challenge and the cookie it holds. */
const challenged = async (cookie?: string) => {
  const answer = await app().http.inject({
    method: 'POST',
    url: '/oauth/passkey',
    ...(cookie && { headers: { cookie } }),
  })
  expect(answer.statusCode).toBe(200)
  return { options: answer.json(), cookie: `passkey=${answer.cookies[0]?.value}`, set: answer.cookies[0] }
}

const exchange = (passkey: object, cookie: string | undefined, more: Headers = {}) => {
  const form = tokenForm({ grant_type: passkeyGrant, passkey: JSON.stringify(passkey), ...more })
  return app().http.inject({ ...form, headers: { ...form.headers, ...(cookie && { cookie }) } })
}

const enter = async (authenticator: Authenticator, given: Deviations = {}, more: Headers = {}) => {
  const { options, cookie } = await challenged()
  return exchange(authenticator.use(options, given), cookie, more)
}

const me = async (answer: Awaited<ReturnType<typeof enter>>) =>
  app().http.inject({ url: '/api/v1/me', headers: bearer(answer.json().access_token) })

const recorded = async (tenantId: string, accountId: string) => {
  const rows = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .select(['action', 'details'])
      .execute(),
  )
  return rows.map(({ action, details }) => `${action} ${(details as { by?: string }).by ?? ''}`.trim())
}

test('Who has a passkey has a second factor in the list of users [P-P05] [F-T12]', async () => {
  const { museum, accountId } = await owner()
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const url = `/api/v1/tenant/${museum.tenantId}/users`
  const { result } = (await app().http.inject({ url, headers })).json()
  expect(result.filter((user: MuseumUser) => user.secondFactor)).toMatchObject([{ userId: accountId }])
})

test('a passkey is added after the password, signs in, and is listed, recorded and mailed [F-T18]', async () => {
  const { authenticator, accountId, email, headers, museum } = await owner()
  const answer = await enter(authenticator, {}, { stay: 'true' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await me(answer)).json().id).toBe(accountId)
  expect(answer.json().refresh_token_expires_in).toBeGreaterThan(29 * 86_400)
  // The browser is a known one from now on.
  expect(answer.cookies.some(({ name }) => name.startsWith('device-'))).toBe(true)
  const sessions = await app().http.inject({ url: '/api/v1/me/sessions', headers })
  expect(sessions.json()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ begunBy: 'passkey', stays: true })]),
  )
  const [passkey] = (await ask('GET', '', headers)).json()
  expect(passkey).toMatchObject({ name: 'Laptop', backedUp: false })
  expect(Date.parse(passkey.lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(passkey.createdAt))
  expect(await recorded(museum.tenantId, accountId)).toEqual(['signIn', 'passkeyAdded', 'signIn passkey'])
  await mailTo(email, /passkey was added/)
  const remove = (password: string) => ask('POST', `/${passkey.id}/remove`, headers, { password })
  expect((await remove('Falsch12345')).json().fields.password).toBeDefined()
  expect((await remove(testPassword)).statusCode).toBe(204)
  expect((await remove(testPassword)).statusCode).toBe(404)
  await mailTo(email, /passkey was removed/)
  expect((await ask('GET', '', headers)).json()).toEqual([])
  expect((await enter(authenticator)).json().error).toBe('invalid_grant')
  expect(
    (await app().http.inject(tokenForm({ grant_type: 'password', username: email, password: testPassword })))
      .statusCode,
  ).toBe(200)
})

test('the account has a random name for its devices, the same for all of them, and adding asks for a discoverable key with user verification [F-T18]', async () => {
  const { headers, email, authenticator } = await owner()
  const [first, second] = [(await begin(headers)).json(), (await begin(headers)).json()]
  expect(first.user.id).toBe(second.user.id)
  expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
  expect(first.challenge).not.toBe(second.challenge)
  expect(first).toMatchObject({
    rp: { id: 'vitrine.test' },
    user: { name: email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
  })
})

test('no passkey is added without the password, by a bound session, or with an answer that is not to this challenge [F-T18]', async () => {
  const { headers, accountId } = await owner()
  expect((await begin(headers, { password: 'Falsch12345' })).json().fields.password).toBeDefined()
  const deviations: Deviations[] = [
    { origin: 'https://evil.test' },
    { rpId: 'evil.test' },
    { userVerified: false },
  ]
  for (const given of deviations) {
    const passkey = createAuthenticator({ origin }).make((await begin(headers)).json(), given)
    const answer = await ask('POST', '', headers, { name: 'Key', passkey })
    expect(answer.statusCode, JSON.stringify(given)).toBe(400)
  }
  const options = (await begin(headers)).json()
  const other = await signedIn(app(), { museum: await makeMuseum(app()) })
  const stolen = { name: 'Key', passkey: createAuthenticator({ origin }).make(options) }
  expect((await ask('POST', '', other.headers, stolen)).statusCode).toBe(410)
  expect((await ask('POST', '', headers, stolen)).statusCode).toBe(204)
  expect((await ask('POST', '', headers, stolen)).statusCode).toBe(410)
  const late = (await begin(headers)).json()
  app().travel(301)
  const passkey = createAuthenticator({ origin }).make(late)
  expect((await ask('POST', '', headers, { name: 'Key', passkey })).statusCode).toBe(410)
  app().travel(0)
  await app().database.asSystem('test', db =>
    db.updateTable('session').set({ bound: true }).where('account_id', '=', accountId).execute(),
  )
  expect((await begin(headers)).statusCode).toBe(403)
  expect((await ask('GET', '', headers)).statusCode).toBe(403)
  expect((await ask('POST', '', headers, { name: 'Key', passkey })).statusCode).toBe(403)
})

test('with a second factor, adding and removing a passkey takes a code as well, and signing in with it takes none [F-T18]', async () => {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  const factor = (path: string, payload?: object) =>
    app().http.inject({
      method: 'POST',
      url: `/api/v1/me/second-factor${path}`,
      headers,
      ...(payload && { payload }),
    })
  const { secret } = (await factor('')).json()
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  const confirmed = await factor('/confirm', { password: testPassword, code: code(-1) })
  expect(confirmed.statusCode).toBe(200)
  expect((await begin(headers)).json().fields.code).toBeDefined()
  expect((await begin(headers, { code: '000000' })).json().fields.code).toBeDefined()
  const authenticator = createAuthenticator({ origin })
  const options = (await begin(headers, { code: code(1) })).json()
  const passkey = authenticator.make(options)
  expect((await ask('POST', '', headers, { name: 'Key', passkey })).statusCode).toBe(204)
  expect((await enter(authenticator)).statusCode).toBe(200)
  const [{ id }] = (await ask('GET', '', headers)).json()
  const remove = (more = {}) => ask('POST', `/${id}/remove`, headers, { password: testPassword, ...more })
  expect((await remove()).json().fields.code).toBeDefined()
  expect((await remove({ code: '000000' })).json().fields.code).toBeDefined()
  expect((await remove({ code: confirmed.json().recoveryCodes[0] })).statusCode).toBe(204)
})

test('what signing in asks of a device is the same for everyone, and bound to the browser for five minutes [F-T18]', async () => {
  const { authenticator } = await owner()
  const { options, cookie, set } = await challenged()
  expect(Object.keys(options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
  expect(options).toMatchObject({ rpId: 'vitrine.test', userVerification: 'required' })
  expect(set).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: true, maxAge: 300, path: '/oauth' })
  // Another tab of the same browser asks, and the first goes on.
  const tab = await challenged(cookie)
  expect(tab.cookie).toBe(cookie)
  expect((await exchange(authenticator.use(options), cookie)).statusCode).toBe(200)
  expect((await exchange(authenticator.use(tab.options), cookie)).statusCode).toBe(200)
  const late = await challenged()
  app().travel(301)
  expect((await exchange(authenticator.use(late.options), late.cookie)).json().error).toBe('invalid_grant')
})

test('a signature counts once, for its own challenge, browser, origin and installation, with the person verified [F-T18]', async () => {
  const { authenticator, museum, accountId } = await owner()
  const refused = async (what: string, answer: ReturnType<typeof exchange>) => {
    const { statusCode, body } = await answer
    expect(statusCode, what).toBe(400)
    return body
  }
  const [one, two, three] = [await challenged(), await challenged(), await challenged()]
  const signature = authenticator.use(one.options)
  const forged = authenticator.use(three.options)
  forged.response.signature = createAuthenticator({ origin }).use(three.options).response.signature
  const words = await Promise.all([
    refused('wrong origin', enter(authenticator, { origin: 'https://evil.test' })),
    refused('wrong RP id', enter(authenticator, { rpId: 'evil.test' })),
    refused('no user verification', enter(authenticator, { userVerified: false })),
    refused('made-up challenge', enter(authenticator, { challenge: 'bWFkZSB1cA' })),
    refused('other account', enter(authenticator, { userHandle: 'b3RoZXI' })),
    refused("other browser's challenge", exchange(signature, two.cookie)),
    refused('no cookie', exchange(signature, undefined)),
    refused('made-up cookie', exchange(signature, 'passkey=bWFkZSB1cA')),
    refused('signature of another key', exchange(forged, three.cookie)),
    refused(
      'unknown passkey',
      enter(createAuthenticator({ origin }), { rpId: 'vitrine.test', userHandle: 'b3RoZXI' }),
    ),
  ])
  // Nothing distinguishes one from another.
  expect(new Set(words).size).toBe(1)
  // None of these took the way in from its person. Replayed, a signature is refused.
  const good = await enter(authenticator)
  expect(good.statusCode, good.body).toBe(200)
  const again = await challenged()
  const once = authenticator.use(again.options)
  expect((await exchange(once, again.cookie)).statusCode).toBe(200)
  await refused('replayed', exchange(once, again.cookie))
  await vi.waitFor(async () => expect(await recorded(museum.tenantId, accountId)).toContain('signInFailed'))
  for (const passkey of ['no JSON', '{}', '[]', '{"id":1}'])
    expect((await app().http.inject(tokenForm({ grant_type: passkeyGrant, passkey }))).json().error).toBe(
      'invalid_request',
    )
  expect((await app().http.inject(tokenForm({ grant_type: passkeyGrant }))).json().error).toBe(
    'invalid_request',
  )
})

test('a counter that goes back is refused and told to the person; one that never counts is fine [F-T18]', async () => {
  const { authenticator, email } = await owner()
  expect((await enter(authenticator, { counter: 10 })).statusCode).toBe(200)
  for (const counter of [10, 3, 0]) {
    const answer = await enter(authenticator, { counter })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/may have been copied/)
  }
  await mailTo(email, /may have been copied/)
  expect((await enter(authenticator, { counter: 11 })).statusCode).toBe(200)
  const phone = (await owner(false)).authenticator
  expect((await enter(phone)).statusCode).toBe(200)
  expect((await enter(phone)).statusCode).toBe(200)
})

test('a passkey of a suspended member, a deleted account or one without password lets nobody in [F-T18]', async () => {
  const { authenticator, museum, accountId } = await owner()
  const state = (value: 'SUSPENDED' | 'ACTIVE') =>
    app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .updateTable('identity')
        .set({ state: value })
        .where('tenant_id', '=', museum.tenantId)
        .where('account_id', '=', accountId)
        .execute(),
    )
  await state('SUSPENDED')
  expect((await enter(authenticator)).json()).toMatchObject({ error: 'invalid_grant' })
  await state('ACTIVE')
  expect((await enter(authenticator)).statusCode).toBe(200)
  const onAccount = (password: string | null) =>
    app().database.asSystem('test', db =>
      db.updateTable('account').set({ password_hash: password }).where('id', '=', accountId).execute(),
    )
  await onAccount(null)
  expect((await enter(authenticator)).json().error).toBe('invalid_grant')
  await app().database.inTenant(museum.tenantId, ({ db }) =>
    db.deleteFrom('identity').where('tenant_id', '=', museum.tenantId).execute(),
  )
  await app().database.asSystem('test', db => db.deleteFrom('account').where('id', '=', accountId).execute())
  expect((await enter(authenticator)).json().error).toBe('invalid_grant')
})

test('a passkey opens a museum that demands a second factor, and none that demands its own sign-on [F-T18]', async () => {
  const { authenticator, museum, headers } = await owner()
  const demand = (demands: { demands_second_factor?: boolean; demands_sign_on?: boolean }) =>
    app().database.asSystem('test', db =>
      db.updateTable('tenant').set(demands).where('id', '=', museum.tenantId).execute(),
    )
  await demand({ demands_second_factor: true })
  expect((await app().http.inject({ url: '/api/v1/me', headers })).json().secondFactorMissing).toBe(true)
  const inside = await enter(authenticator)
  expect((await me(inside)).json().secondFactorMissing).toBe(false)
  await demand({ demands_sign_on: true })
  expect((await me(inside)).statusCode).toBe(401)
  const refused = await enter(authenticator)
  expect(refused.json()).toMatchObject({ error: 'invalid_grant' })
  expect(refused.json().message).toMatch(/requires single sign-on/)
})

test('many bad signatures of a passkey are slowed, and guessing at its person’s password is no matter to it [F-T18]', async () => {
  const { authenticator, email } = await owner()
  // At once, so that the answers to the failures are held back at once.
  const guesses = Array.from({ length: 12 }, (_, tries) =>
    app().http.inject(tokenForm({ grant_type: 'password', username: email, password: `Falsch${tries}aa` })),
  )
  await Promise.all(guesses)
  expect((await enter(authenticator)).statusCode).toBe(200)
  const stranger = createAuthenticator({ origin })
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => enter(stranger, { rpId: 'vitrine.test', userHandle: 'b3RoZXI' })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(400), 429])
  // Another person at the same address goes on.
  expect((await enter(authenticator)).statusCode).toBe(200)
})

test('challenges that are asked for store nothing; what is stored of used ones is forgotten [F-T01]', async () => {
  const left = () =>
    app().database.asSystem('test', db => db.selectFrom('passkey_challenge').select('hash').execute())
  const forget = () =>
    app().database.asSystem('test', db => deleteExpiredChallenges(db, new Date(Date.now() + 2 * dayMs)))
  const { authenticator } = await owner()
  await forget()
  const { options, cookie } = await challenged()
  const forged = authenticator.use(options)
  forged.response.signature = createAuthenticator({ origin }).use(options).response.signature
  expect((await exchange(forged, cookie)).statusCode).toBe(400)
  expect(await left()).toEqual([])
  // Of two at once one signs in.
  const passkey = authenticator.use(options)
  const answers = await Promise.all([exchange(passkey, cookie), exchange(passkey, cookie)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  expect(await left()).toHaveLength(1)
  await forget()
  expect(await left()).toEqual([])
})
