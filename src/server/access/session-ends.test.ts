import { afterEach, expect, test } from 'vitest'
import { enterMuseum } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  bearer,
  handoverForm,
  makeMuseum,
  makePerson,
  signedIn,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'
import { insertMembership } from './store/memberships.ts'
import { insertPasskey } from './store/passkeys.ts'

const app = useTestApp()
const [hour, day] = [3600, 24 * 3600]
afterEach(() => app().travel(0))

const signIn = async (email: string, more: Record<string, string> = {}) =>
  (
    await app().http.inject(
      tokenForm({ grant_type: 'password', username: email, password: testPassword, ...more }),
    )
  ).json()
const refresh = (token: string) =>
  app().http.inject(tokenForm({ grant_type: 'refresh_token', refresh_token: token }))
const me = (token: string) => app().http.inject({ url: '/api/v1/me', headers: bearer(token) })

test('a session ends thirty days after it began, however often its tokens are renewed [F-T22]', async () => {
  const { email } = await makePerson(app(), { museum: await makeMuseum(app()) })
  for (const stay of ['false', 'true']) {
    app().travel(0)
    let tokens = await signIn(email, { stay })
    for (const after of [10, 20, 29.99]) {
      app().travel(after * day)
      const answer = await refresh(tokens.refresh_token)
      expect(answer.statusCode, `${stay} ${after}`).toBe(200)
      tokens = answer.json()
    }
    expect((await me(tokens.access_token)).statusCode).toBe(200)
    app().travel(30 * day + 60)
    expect((await me(tokens.access_token)).statusCode).toBe(401)
    expect((await refresh(tokens.refresh_token)).json().error).toBe('invalid_refresh_token')
  }
})

test('a browser keeps a session only where that was chosen, and then until its end [F-T18] [P-A02]', async () => {
  const { email } = await makePerson(app(), { museum: await makeMuseum(app()) })
  expect(await signIn(email)).not.toHaveProperty('refresh_token_expires_in')
  const kept = await signIn(email, { stay: 'true' })
  expect(Math.abs(kept.refresh_token_expires_in - 30 * day)).toBeLessThan(hour)
  app().travel(25 * day)
  const later = (await refresh(kept.refresh_token)).json()
  expect(Math.abs(later.refresh_token_expires_in - 5 * day)).toBeLessThan(hour)
  const list = await app().http.inject({ url: '/api/v1/me/sessions', headers: bearer(later.access_token) })
  expect(list.json()).toMatchObject([{ begunBy: 'password', stays: true, current: true }])
  expect(Date.parse(list.json()[0].endsAt) - Date.now()).toBeGreaterThan(29 * day * 1000)
})

/** An administrator who is signed in as a person of the museum, with the tokens of both sessions. */
async function loggedAs() {
  const museum = await makeMuseum(app())
  const administrator = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
  const person = await makePerson(app(), { museum })
  const own = await signIn(administrator.email)
  const begun = await app().http.inject({
    method: 'POST',
    url: `/api/v1/identity/${person.accountId}/login-as`,
    headers: bearer(own.access_token),
  })
  const other = (await app().http.inject(handoverForm(begun.json().token, begun.cookies))).json()
  return { museum, administrator, person, own, other }
}
const goBack = (token: string) =>
  app().http.inject({ method: 'POST', url: '/api/v1/me/return', headers: bearer(token) })

test('an administrator returns from a session as somebody else to the own one, which the server knows [F-T18]', async () => {
  const { administrator, person, own, other } = await loggedAs()
  expect((await me(other.access_token)).json().id).toBe(person.accountId)
  const back = await goBack(other.access_token)
  expect(back.statusCode).toBe(200)
  // The answer is for the browser that asked.
  expect((await app().http.inject(handoverForm(back.json().token, []))).statusCode).toBe(400)
  const again = await goBack(other.access_token)
  const mine = (await app().http.inject(handoverForm(again.json().token, again.cookies))).json()
  expect((await me(mine.access_token)).json()).toMatchObject({ id: administrator.accountId, bound: false })
  const list = await app().http.inject({ url: '/api/v1/me/sessions', headers: bearer(mine.access_token) })
  expect(list.json()).toHaveLength(1)
  expect((await me(other.access_token)).statusCode).toBe(401)
  expect((await refresh(other.refresh_token)).statusCode).toBe(401)
  expect((await me(own.access_token)).statusCode).toBe(200)
  expect((await goBack(mine.access_token)).statusCode).toBe(403)
})

test('a session as somebody else ends with the own one, and there is no way back to one that ended [F-T18] [F-T22]', async () => {
  const { own, other } = await loggedAs()
  const waiting = await goBack(other.access_token)
  await app().http.inject({
    method: 'POST',
    url: '/oauth/revoke',
    payload: `token=${own.refresh_token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect((await me(other.access_token)).statusCode).toBe(401)
  expect((await refresh(other.refresh_token)).statusCode).toBe(401)
  expect((await app().http.inject(handoverForm(waiting.json().token, waiting.cookies))).statusCode).toBe(400)
  const later = await loggedAs()
  app().travel(11.9 * hour)
  const renewed = (await refresh(later.other.refresh_token)).json()
  expect((await me(renewed.access_token)).statusCode).toBe(200)
  app().travel(12 * hour + 60)
  expect((await me(renewed.access_token)).statusCode).toBe(401)
})

const demandSecondFactor = (tenantId: string) =>
  app().database.asSystem('test', db =>
    db.updateTable('tenant').set({ demands_second_factor: true }).where('id', '=', tenantId).execute(),
  )

/** A member of two museums who has a passkey and came in with the password alone, in the first. */
async function withPasskey() {
  const [first, second] = [await makeMuseum(app()), await makeMuseum(app())]
  const person = await signedIn(app(), { museum: first })
  await app().database.asSystem('test', async db => {
    const { accountId } = person
    await insertMembership(await enterMuseum(db, second.tenantId), {
      accountId,
      role: 'USER',
      permissions: [],
    })
    const key = {
      accountId,
      name: 'Laptop',
      credentialId: `laptop ${accountId}`,
      publicKey: Buffer.from('k'),
    }
    await insertPasskey(db, { ...key, counter: 0, transports: [], backedUp: false, createdAt: new Date() })
  })
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app().http.inject({
      method,
      url: `/api/v1/me${url}`,
      headers: person.headers,
      ...(payload && { payload }),
    })
  return { first, second, ask, ...person }
}

/** Everything that is done to an account, and what it answers to who may not. */
async function refusals({ ask, email, second }: Awaited<ReturnType<typeof withPasskey>>) {
  const proof = { password: testPassword, code: '123456' }
  const calls = [
    ['GET', '/sessions'],
    ['DELETE', '/sessions/1'],
    ['DELETE', '/sessions'],
    ['PUT', '/password', { currentPassword: testPassword, newPassword: 'Qv7zz-Lampion-Trufa-88' }],
    ['POST', '/second-factor'],
    ['POST', '/second-factor/confirm', proof],
    ['POST', '/second-factor/recovery-codes', proof],
    ['POST', '/second-factor/off', proof],
    ['POST', '/passkeys/options', proof],
    ['POST', '/passkeys/1/remove', proof],
    ['PUT', '', { firstName: 'Mallory', lastName: 'M' }],
    [
      'PUT',
      '/notifications',
      {
        newSignIn: false,
        licence: true,
        finishedWork: true,
        followedSearches: true,
        reminders: true,
        mentions: true,
      },
    ],
    ['DELETE', '/avatar'],
    ['POST', '/data', proof],
    [`POST`, `/museums/${second.tenantId}/leave`, { email, ...proof }],
    ['POST', '/account/delete', { email, ...proof }],
  ] as const
  const answers: unknown[] = []
  for (const [method, url, payload] of calls) {
    const { error, message = '' } = (await ask(method, url, payload)).json()
    answers.push([url, error, message.includes('passkey')])
  }
  return { answers, expected: calls.map(([, url]) => [url, 'second_factor_demanded', true]) }
}

test('where one museum of a person demands a second factor and a passkey is theirs, the password alone does nothing to the account, in whatever museum they work [F-T18]', async () => {
  const person = await withPasskey()
  await demandSecondFactor(person.first.tenantId)
  expect((await person.ask('GET', '')).json()).toMatchObject({
    secondFactorMissing: true,
    passkeyDemanded: true,
  })
  const switched = await person.ask('PUT', '/museum', { tenantId: person.second.tenantId })
  expect(switched.statusCode).toBe(204)
  // The other museum demands none, and goes on being worked in.
  expect((await person.ask('GET', '')).json()).toMatchObject({
    secondFactorMissing: false,
    passkeyDemanded: true,
  })
  const { answers, expected } = await refusals(person)
  expect(answers).toEqual(expected)
  expect((await person.ask('GET', '/passkeys')).json()).toMatchObject([{ name: 'Laptop' }])
})

test('a suspended membership, and one of a closed museum, demands the passkey as well [F-T18]', async () => {
  const person = await withPasskey()
  const { tenantId } = person.first
  await demandSecondFactor(tenantId)
  await person.ask('PUT', '/museum', { tenantId: person.second.tenantId })
  await app().database.asSystem('test', db =>
    db.updateTable('tenant').set({ state: 'closed' }).where('id', '=', tenantId).execute(),
  )
  expect((await person.ask('POST', '/second-factor')).json().error).toBe('second_factor_demanded')
  await app().database.inTenant(tenantId, ({ db }) =>
    db.updateTable('identity').set({ state: 'SUSPENDED' }).where('tenant_id', '=', tenantId).execute(),
  )
  expect((await person.ask('POST', '/second-factor')).json().error).toBe('second_factor_demanded')
})

test('a passkey that no museum of its person demands keeps nobody from their account, nor does a demand without a passkey [F-T18]', async () => {
  const { ask } = await withPasskey()
  expect((await ask('GET', '')).json().passkeyDemanded).toBe(false)
  expect((await ask('GET', '/sessions')).statusCode).toBe(200)
  expect((await ask('PUT', '', { firstName: 'Anna', lastName: 'Lind' })).statusCode).toBe(204)
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  await demandSecondFactor(museum.tenantId)
  const begun = await app().http.inject({ method: 'POST', url: '/api/v1/me/second-factor', headers })
  expect(begun.statusCode).toBe(200)
})

test('a museum that demands a second factor opens to nobody without one, and leads them to set it up [F-T18]', async () => {
  const museum = await makeMuseum(app())
  const { headers: administrator } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const { headers } = await signedIn(app(), { museum, permissions: ['catalogueRead'] })
  const security = `/api/v1/tenant/${museum.tenantId}/security`
  const save = (payload: object, who = administrator) =>
    app().http.inject({ method: 'PUT', url: security, headers: who, payload })
  expect((await save({ secondFactor: true, signOn: false }, headers)).statusCode).toBe(403)
  expect((await save({ secondFactor: true, signOn: false })).statusCode).toBe(204)
  const ask = (url: string) => app().http.inject({ url, headers })
  expect((await ask('/api/v1/me')).json().secondFactorMissing).toBe(true)
  for (const url of [
    `/api/v1/tenant/${museum.tenantId}`,
    '/api/v1/lists',
    '/api/v1/events',
    '/api/v1/operations',
  ]) {
    const answer = await ask(url)
    expect(answer.statusCode, url).toBe(403)
    expect(answer.json().error, url).toBe('second_factor_demanded')
  }
  expect((await ask('/api/v1/me/second-factor')).statusCode).toBe(200)
  const begun = await app().http.inject({ method: 'POST', url: '/api/v1/me/second-factor', headers })
  expect(begun.statusCode).toBe(200)
  // Confirmed, as its own tests show.
  const { id: accountId } = (await ask('/api/v1/me')).json()
  await app().database.asSystem('test', db =>
    db
      .updateTable('second_factor')
      .set({ confirmed_at: new Date() })
      .where('account_id', '=', accountId)
      .execute(),
  )
  expect((await ask('/api/v1/me')).json().secondFactorMissing).toBe(false)
  expect((await ask(`/api/v1/tenant/${museum.tenantId}`)).statusCode).toBe(200)
  // Nor to the administrator who demanded it.
  const users = `/api/v1/tenant/${museum.tenantId}/users`
  expect((await app().http.inject({ url: users, headers: administrator })).json().error).toBe(
    'second_factor_demanded',
  )
  await app().database.asSystem('test', db =>
    db
      .updateTable('tenant')
      .set({ demands_second_factor: false })
      .where('id', '=', museum.tenantId)
      .execute(),
  )
  const { result } = (await app().http.inject({ url: users, headers: administrator })).json()
  expect(result.map((user: { secondFactor: boolean }) => user.secondFactor).toSorted()).toEqual([false, true])
})
