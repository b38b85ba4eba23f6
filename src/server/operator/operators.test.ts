import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test, vi } from 'vitest'
import { readOperatorLog } from '#model/api/operator/log.ts'
import type { OperatedOperator, OperatorInvitation } from '#model/api/operator/operators.ts'
import { passkeyGrant } from '#model/api/token.ts'
import { hashPassword, insertAccount, insertMembership } from '#server/access/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { createAuthenticator } from '../../../test/harness/authenticator.ts'
import {
  bearer,
  makeMuseum,
  makePerson,
  newRecoveryCode,
  signedIn,
  signIn,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'
import { endOperatorInvitations } from './operators/end-invitations.ts'
import { insertMailFailure } from './store/mail-failures.ts'

const post = await startMailServer()
afterAll(() => post.stop())
const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })

type Headers = Readonly<Record<string, string>>

const ask = (headers: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app().http.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })

const operator = async () => (await signedIn(app(), { operator: true })).headers

let count = 0
const somebody = (given: object = {}) => ({
  firstName: 'Nora',
  lastName: 'Lind',
  email: `nora-${Date.now()}-${count++}@operators.example`,
  language: 'en',
  ...given,
})

const listed = async (headers: Headers) =>
  (await ask(headers, 'GET', '/operator/operators')).json<{
    operators: OperatedOperator[]
    invitations: OperatorInvitation[]
  }>()

const mailTo = (address: string, n = 1) =>
  vi.waitFor(() => {
    const all = post.received.filter(({ recipients }) => recipients.includes(address))
    expect(all).toHaveLength(n)
    return all[n - 1]?.text ?? ''
  }, 10_000)

const tokenIn = async (address: string, n = 1) =>
  /activate-operator\?token=([\w.-]+)/.exec(await mailTo(address, n))?.[1] ?? ''

/** The token of a link in whichever mail to a person. */
const linkTo = (address: string, link: RegExp) =>
  vi.waitFor(() => {
    const texts = post.received.flatMap(mail => (mail.recipients.includes(address) ? [mail.text] : []))
    return link.exec(texts.join('\n'))?.[1] ?? expect.fail('not mailed')
  }, 10_000)

const invite = async (headers: Headers, given: object = {}) => {
  const person = somebody(given)
  const answer = await ask(headers, 'POST', '/operator/operators', person)
  expect(answer.statusCode, answer.body).toBe(204)
  const { invitations } = await listed(headers)
  const found = invitations.find(({ email }) => email === person.email)
  if (!found) throw new Error('not invited')
  return { ...person, ...found, token: await tokenIn(person.email) }
}

const accept = (token: string, more: object = {}) =>
  app().http.inject({
    method: 'POST',
    url: '/api/v1/public/operator/activate',
    payload: { token, ...more },
    remoteAddress: `10.3.0.${count++ % 256}`,
  })
const steps = { firstName: 'Nora', lastName: 'Lind', password: testPassword, language: 'en' }

const check = async (tokenValue: string) =>
  (
    await app().http.inject({
      method: 'POST',
      url: '/api/v1/public/user/activation',
      payload: { tokenValue, stepName: 'CHECK', type: 'OPERATOR' },
      remoteAddress: `10.4.0.${count++ % 256}`,
    })
  ).json()

const recorded = async (headers: Headers) =>
  (await ask(headers, 'GET', `${readOperatorLog.path.slice('/api/v1'.length)}?blocksize=10`)).json<{
    result: { action: string; about: string; name: string; reason: string | null }[]
  }>().result

const bareOperator = async () => {
  const email = somebody().email
  const passwordHash = await hashPassword(testPassword)
  const account = {
    email,
    passwordHash,
    firstName: 'Ole',
    lastName: 'Dahl',
    language: 'en',
    operator: true,
  } as const
  const accountId = await app().database.asSystem('test', db => insertAccount(db, account))
  return { accountId, email, headers: bearer((await signIn(app(), email)).access_token) }
}

const setUpApp = async (headers: Headers) => {
  const { secret } = (await ask(headers, 'POST', '/me/second-factor')).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  return ask(headers, 'POST', '/me/second-factor/confirm', { password: testPassword, code })
}

const addPasskey = async (headers: Headers) => {
  const authenticator = createAuthenticator({ origin: 'https://vitrine.test', counts: true })
  const options = await ask(headers, 'POST', '/me/passkeys/options', { password: testPassword })
  if (options.statusCode !== 200) return { answer: options, authenticator }
  const made = { name: 'Laptop', passkey: authenticator.make(options.json()) }
  return { answer: await ask(headers, 'POST', '/me/passkeys', made), authenticator }
}

const enterByPasskey = async (authenticator: ReturnType<typeof createAuthenticator>) => {
  const challenge = await app().http.inject({ method: 'POST', url: '/oauth/passkey' })
  const form = tokenForm({
    grant_type: passkeyGrant,
    passkey: JSON.stringify(authenticator.use(challenge.json())),
  })
  const cookie = `passkey=${challenge.cookies[0]?.value}`
  const answer = await app().http.inject({ ...form, headers: { ...form.headers, cookie } })
  expect(answer.statusCode, answer.body).toBe(200)
  return bearer(answer.json().access_token)
}

test('An operator is invited by e-mail, chooses a password, and sees nothing of the console before a second factor is set up [F-T12]', async () => {
  const headers = await operator()
  const invited = await invite(headers)
  expect(invited).toMatchObject({ name: 'Nora Lind', invitedBy: 'Żaneta Groß', mailFailed: null })
  const days = (Date.parse(invited.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThan(3.1)
  expect(await check(invited.token)).toEqual({
    status: 'ACTIVE',
    email: invited.email,
    known: false,
    firstName: 'Nora',
    lastName: 'Lind',
  })
  const signInNow = () =>
    app().http.inject(tokenForm({ grant_type: 'password', username: invited.email, password: testPassword }))
  expect((await signInNow()).json().error).toBe('invalid_grant')
  expect((await accept(invited.token)).json().fields).toMatchObject({ password: expect.any(String) })
  const weak = await accept(invited.token, { ...steps, password: 'NoraLind2026' })
  expect(weak.json().fields).toMatchObject({ password: expect.any(String) })
  // Of two at once one is the first.
  const both = await Promise.all([accept(invited.token, steps), accept(invited.token, steps)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  expect(await check(invited.token)).toEqual({ status: 'EXPIRED' })

  const theirs = bearer((await signInNow()).json().access_token)
  expect((await ask(theirs, 'GET', '/me')).json()).toMatchObject({
    role: 'OPERATOR',
    operator: true,
    secondFactorMissing: true,
  })
  const own = (await listed(headers)).operators.find(({ email }) => email === invited.email)
  expect(own).toMatchObject({ name: 'Nora Lind', secondFactor: false, lastAccess: expect.any(String) })
  for (const { endpoint } of app().routes) {
    if (endpoint.access !== 'operator') continue
    const url = endpoint.path.replace(/:\w+/g, '1')
    const answer = await app().http.inject({ method: endpoint.method as 'GET', url, headers: theirs })
    expect([endpoint.name, answer.statusCode, answer.json().error]).toEqual([
      endpoint.name,
      403,
      'second_factor_demanded',
    ])
  }
  expect((await setUpApp(theirs)).statusCode).toBe(200)
  expect((await ask(theirs, 'GET', '/operator/museums')).statusCode).toBe(200)
  const { operators, invitations } = await listed(theirs)
  expect(operators.find(({ email }) => email === invited.email)?.secondFactor).toBe(true)
  expect(invitations.some(({ email }) => email === invited.email)).toBe(false)
  expect((await recorded(headers)).slice(0, 2)).toMatchObject([
    { action: 'operatorJoined', name: 'Nora Lind', about: `Nora Lind (${invited.email})` },
    { action: 'operatorInvited', name: 'Żaneta Groß', about: `Nora Lind (${invited.email})` },
  ])
})

test('An invitation sent again has a new end and a new link, one withdrawn has none, and one that expired cannot be renewed with its old link [F-T12]', async () => {
  const headers = await operator()
  const invited = await invite(headers)
  const at = `/operator/operators/${invited.accountId}/invitation`
  const stored = await app().database.asSystem('test', db =>
    db.selectFrom('one_time_token').where('account_id', '=', invited.accountId).selectAll().execute(),
  )
  expect(JSON.stringify(stored)).not.toContain(invited.token)
  expect((await ask(headers, 'POST', at)).statusCode).toBe(204)
  const second = await tokenIn(invited.email, 2)
  expect(second).not.toBe(invited.token)
  expect(await check(invited.token)).toEqual({ status: 'EXPIRED' })
  expect((await accept(invited.token, steps)).statusCode).toBe(410)
  app().travel(4 * 86_400)
  try {
    expect(await check(second)).toEqual({ status: 'EXPIRED' })
    await app().http.inject({
      method: 'POST',
      url: '/api/v1/public/user/activation',
      payload: { tokenValue: second, stepName: 'NEW_LINK', type: 'OPERATOR' },
    })
    expect((await accept(second, steps)).statusCode).toBe(410)
  } finally {
    app().travel(0)
  }
  expect((await ask(headers, 'DELETE', at)).statusCode).toBe(204)
  expect((await ask(headers, 'DELETE', at)).statusCode).toBe(404)
  expect((await accept(second, steps)).statusCode).toBe(410)
  const left = await app().database.asSystem('test', db =>
    db.selectFrom('account').where('id', '=', invited.accountId).select('id').execute(),
  )
  expect(left).toEqual([])
  // Two times all the same: nothing more was mailed.
  await mailTo(invited.email, 2)
  expect((await recorded(headers)).slice(0, 3).map(({ action }) => action)).toEqual([
    'operatorInvitationWithdrawn',
    'operatorInvitedAgain',
    'operatorInvited',
  ])
})

test('Nobody is invited twice, nor an operator, nor anybody of a museum; an account of before proves its password and keeps it [F-T12]', async () => {
  const headers = await operator()
  const invited = await invite(headers)
  const fieldsFor = async (email: string) => {
    const answer = await ask(headers, 'POST', '/operator/operators', somebody({ email }))
    return [answer.statusCode, answer.json().fields?.email]
  }
  expect(await fieldsFor(invited.email.toUpperCase())).toEqual([
    409,
    expect.stringContaining('already been invited'),
  ])
  const other = await makePerson(app(), { operator: true })
  expect(await fieldsFor(other.email)).toEqual([409, expect.stringContaining('already an operator')])
  const museum = await makeMuseum(app())
  const member = await makePerson(app(), { museum })
  expect(await fieldsFor(member.email)).toEqual([400, expect.stringContaining('user of a museum')])
  expect(await fieldsFor('nobody')).toEqual([400, expect.any(String)])
  expect((await ask(headers, 'POST', '/operator/operators', {})).json().fields).toMatchObject({
    firstName: expect.any(String),
    email: expect.any(String),
  })
  const twice = somebody()
  const answers = await Promise.all([1, 2].map(() => ask(headers, 'POST', '/operator/operators', twice)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])

  const before = await makePerson(app())
  const known = await invite(headers, { email: before.email })
  expect(await check(known.token)).toEqual({
    status: 'ACTIVE',
    email: before.email,
    known: true,
    withCode: false,
  })
  for (const more of [{}, steps, { currentPassword: 'AnderesPasswort2026' }])
    expect((await accept(known.token, more)).json().fields).toEqual({ currentPassword: expect.any(String) })
  expect((await listed(headers)).operators.some(({ email }) => email === before.email)).toBe(false)
  const chosen = { ...steps, password: 'AnderesPasswort2026', currentPassword: testPassword }
  expect((await accept(known.token, chosen)).json()).toEqual({ email: before.email })
  await signIn(app(), before.email)

  const enterAs = (accountId: string, state: 'INVITED' | 'ACTIVE') =>
    app().database.asSystem('test', async db =>
      (await enterMuseum(db, museum.tenantId)).db
        .insertInto('identity')
        .values({ tenant_id: museum.tenantId, account_id: accountId, role: 'USER', state })
        .execute(),
    )
  // Invited to a museum, as any administrator of one may who knows the address.
  const wanted = await invite(headers)
  await enterAs(wanted.accountId, 'INVITED')
  expect((await accept(wanted.token, steps)).statusCode).toBe(200)

  // Of a museum since, by an administrator who could not know.
  const late = await invite(headers)
  await enterAs(late.accountId, 'ACTIVE')
  expect((await accept(late.token, steps)).statusCode).toBe(409)
  expect((await listed(headers)).invitations.some(({ email }) => email === late.email)).toBe(true)
})

test('Whoever has a second factor accepts with password and code, and whoever guesses is slowed [F-T12]', async () => {
  const headers = await operator()
  const before = await signedIn(app(), { operator: true })
  const removed = await ask(headers, 'POST', `/operator/operators/${before.accountId}/remove`, {
    reason: 'Left',
  })
  expect(removed.statusCode).toBe(204)
  await ask(headers, 'POST', '/operator/operators', somebody({ email: before.email }))
  const token = await linkTo(before.email, /activate-operator\?token=([\w.-]+)/)
  expect(await check(token)).toMatchObject({ known: true, withCode: true })
  const code = await newRecoveryCode(app(), before.accountId)
  for (const wrong of [{}, { code: 'no code' }])
    expect((await accept(token, { currentPassword: testPassword, ...wrong })).json().fields).toEqual({
      code: expect.any(String),
    })
  expect((await accept(token, { currentPassword: testPassword, code })).statusCode).toBe(200)

  const other = await invite(headers, { email: (await makePerson(app())).email })
  const guesses = await Promise.all(
    Array.from({ length: 11 }, () => accept(other.token, { currentPassword: 'Falsch12345' })),
  )
  expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(400), 429])
  expect((await accept(other.token, { currentPassword: testPassword })).statusCode).toBe(429)
})

test('Of an invitation to a museum and one to operate that are accepted at once, the second asks for the password that the first chose [F-T12]', async () => {
  const headers = await operator()
  const invited = await invite(headers)
  const museum = await makeMuseum(app())
  const administrator = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const user = { email: invited.email, role: 'USER', permissions: [], firstName: 'Nora', lastName: 'Lind' }
  const invitation = await ask(administrator.headers, 'POST', `/tenant/${museum.tenantId}/users`, {
    ...user,
    language: 'en',
  })
  expect(invitation.statusCode, invitation.body).toBeLessThan(300)
  const toMuseum = await linkTo(invited.email, /user\/activate\?token=([\w.-]+)/)
  const [first, second] = ['Qv7zz-Lampion-Trufa-88', 'Mk2-Birke-Kanal-Zinn']
  const join = app().http.inject({
    method: 'POST',
    url: '/api/v1/public/user/activate',
    payload: { ...steps, token: toMuseum, password: first },
    remoteAddress: `10.5.0.${count++ % 256}`,
  })
  const answers = await Promise.all([join, accept(invited.token, { ...steps, password: second })])
  // Each chosen password is saved, or the person gets an error.
  const enter = (password: string) =>
    app().http.inject(tokenForm({ grant_type: 'password', username: invited.email, password }))
  const kept = await Promise.all([first, second].map(async each => (await enter(each)).statusCode === 200))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(kept).toEqual(answers.map(({ statusCode }) => statusCode === 200))
})

test('An operator is removed with a reason that is mailed and recorded, and is out at once, also of a museum they were in as its administrator [F-T12]', async () => {
  const headers = await operator()
  const person = await signedIn(app(), { operator: true })
  const museum = await makeMuseum(app())
  const { accountId } = await makePerson(app(), { museum, role: 'TENANT_ADMIN' })
  const visit = await ask(person.headers, 'POST', `/operator/museums/${museum.tenantId}/login-as`, {
    accountId,
    reason: 'To look',
  })
  expect(visit.statusCode, visit.body).toBe(200)
  const at = `/operator/operators/${person.accountId}/remove`
  expect((await ask(headers, 'POST', at, { reason: ' ' })).json().fields).toHaveProperty('reason')
  expect((await ask(headers, 'POST', at, { reason: ' Left the team ' })).statusCode).toBe(204)
  expect((await ask(person.headers, 'GET', '/me')).statusCode).toBe(401)
  const running = await app().database.asSystem('test', db =>
    db
      .selectFrom('session')
      .where('impersonator_id', '=', person.accountId)
      .where('ended_at', 'is', null)
      .select('id')
      .execute(),
  )
  expect(running).toEqual([])
  await vi.waitFor(() => {
    const mails = post.received.filter(({ recipients }) => recipients.includes(person.email))
    expect(mails.map(({ text }) => text).join()).toContain('Left the team')
  }, 10_000)
  expect((await recorded(headers))[0]).toMatchObject({ action: 'operatorRemoved', reason: 'Left the team' })
  expect((await ask(headers, 'POST', at, { reason: 'Again' })).statusCode).toBe(404)
  // And can be invited again.
  expect(
    (await ask(headers, 'POST', '/operator/operators', somebody({ email: person.email }))).statusCode,
  ).toBe(204)
})

test('The last operator who can sign in stays, also when two remove each other at once, and nobody removes themselves by mistake [F-T12]', async () => {
  // Those of the other tests are put aside.
  await app().database.asSystem('test', db =>
    db.updateTable('account').set({ operator: false }).where('operator', '=', true).execute(),
  )
  const [one, two] = [await signedIn(app(), { operator: true }), await signedIn(app(), { operator: true })]
  const remove = (who: typeof one, whom: typeof one, more: object = {}) =>
    ask(who.headers, 'POST', `/operator/operators/${whom.accountId}/remove`, { reason: 'A test', ...more })
  expect((await remove(one, one)).statusCode).toBe(409)
  const answers = await Promise.all([remove(one, two), remove(two, one)])
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect([401, 403]).toContain(answers.find(({ statusCode }) => statusCode !== 204)?.statusCode)
  const left = answers[0]?.statusCode === 204 ? one : two
  // Who is invited cannot sign in yet.
  await invite(left.headers)
  const refused = await remove(left, left, { own: true })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('last operator')
  const third = await signedIn(app(), { operator: true })
  expect((await remove(left, left, { own: true })).statusCode).toBe(204)
  expect((await ask(left.headers, 'GET', '/me')).statusCode).toBe(401)
  expect((await listed(third.headers)).operators.map(({ email }) => email)).toEqual([third.email])
})

test('An operator of before without a second factor is asked for one, in a museum, too, and cannot give the last one up [F-T12]', async () => {
  const { headers, accountId } = await bareOperator()
  expect((await ask(headers, 'GET', '/operator/museums')).json().error).toBe('second_factor_demanded')
  const museum = await makeMuseum(app())
  await app().database.asSystem('test', async db =>
    insertMembership(await enterMuseum(db, museum.tenantId), { accountId, role: 'USER', permissions: [] }),
  )
  const switched = await app().http.inject({
    method: 'PUT',
    url: '/api/v1/me/museum',
    headers,
    payload: { tenantId: museum.tenantId },
  })
  expect(switched.statusCode).toBe(204)
  expect((await ask(headers, 'GET', `/tenant/${museum.tenantId}`)).json().error).toBe(
    'second_factor_demanded',
  )
  expect((await ask(headers, 'GET', '/operator/museums')).json().error).toBe('second_factor_demanded')
  const confirmed = (await setUpApp(headers)).json()
  expect((await ask(headers, 'GET', `/tenant/${museum.tenantId}`)).statusCode).toBe(200)
  const [code, other] = confirmed.recoveryCodes
  const off = await ask(headers, 'POST', '/me/second-factor/off', { password: testPassword, code })
  expect(off.statusCode).toBe(409)
  expect(off.json().message).toContain('Operators always need a second factor')
  expect((await ask(headers, 'GET', '/me/second-factor')).json().since).not.toBeNull()

  const authenticator = createAuthenticator({ origin: 'https://vitrine.test', counts: true })
  const options = (
    await ask(headers, 'POST', '/me/passkeys/options', { password: testPassword, code: other })
  ).json()
  const made = await ask(headers, 'POST', '/me/passkeys', {
    name: 'Key',
    passkey: authenticator.make(options),
  })
  expect(made.statusCode, made.body).toBe(204)
  const [passkey] = (await ask(headers, 'GET', '/me/passkeys')).json()
  // Given up both at once, one stays.
  const [third, fourth] = confirmed.recoveryCodes.slice(2)
  const answers = await Promise.all([
    ask(headers, 'POST', '/me/second-factor/off', { password: testPassword, code: third }),
    ask(headers, 'POST', `/me/passkeys/${passkey.id}/remove`, { password: testPassword, code: fourth }),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
})

test('An operator with a passkey alone signs in with it; the password alone opens nothing and sets up nothing beside it [F-T12]', async () => {
  const { headers, email } = await bareOperator()
  const { answer, authenticator } = await addPasskey(headers)
  expect(answer.statusCode, answer.body).toBe(204)
  expect((await ask(headers, 'GET', '/operator/museums')).json().error).toBe('second_factor_demanded')
  const byKey = await enterByPasskey(authenticator)
  expect((await ask(byKey, 'GET', '/operator/museums')).statusCode).toBe(200)
  expect((await ask(byKey, 'GET', '/me')).json().secondFactorMissing).toBe(false)

  const byPassword = bearer((await signIn(app(), email)).access_token)
  const begun = await ask(byPassword, 'POST', '/me/second-factor')
  expect(begun.json()).toMatchObject({
    error: 'second_factor_demanded',
    message: expect.stringContaining('passkey'),
  })
  expect((await addPasskey(byPassword)).answer.json().error).toBe('second_factor_demanded')
  for (const [method, url, proof] of [
    ['PUT', '/me/password', { currentPassword: testPassword, newPassword: 'Qv7zz-Lampion-Trufa-88' }],
    ['POST', '/me/data', { password: testPassword }],
    ['POST', '/me/account/delete', { email, password: testPassword }],
  ] as const)
    expect((await ask(byPassword, method, url, proof)).json().error, url).toBe('second_factor_demanded')
  const [passkey] = (await ask(byKey, 'GET', '/me/passkeys')).json()
  const remove = (who: Headers, code?: string) =>
    ask(who, 'POST', `/me/passkeys/${passkey.id}/remove`, { password: testPassword, ...(code && { code }) })
  expect((await remove(byPassword)).json().error).toBe('second_factor_demanded')
  expect((await remove(byKey)).json().message).toContain('Operators always need a second factor')
  const [code] = (await setUpApp(byKey)).json().recoveryCodes
  expect((await remove(byKey, code)).statusCode).toBe(204)
})

test('A session begun with the password alone ends when its person sets up a second factor elsewhere [F-T12]', async () => {
  const { headers: owner, email } = await bareOperator()
  const stranger = bearer((await signIn(app(), email)).access_token)
  expect((await ask(stranger, 'GET', '/operator/museums')).json().error).toBe('second_factor_demanded')
  expect((await setUpApp(owner)).statusCode).toBe(200)
  expect((await ask(stranger, 'GET', '/operator/museums')).statusCode).toBe(401)
  expect((await ask(owner, 'GET', '/operator/museums')).statusCode).toBe(200)
})

test('Whom a removed operator had invited is invited no longer [F-T12]', async () => {
  const headers = await operator()
  const leaver = await signedIn(app(), { operator: true })
  const [theirs, other] = [await invite(leaver.headers), await invite(headers)]
  const removed = await ask(headers, 'POST', `/operator/operators/${leaver.accountId}/remove`, {
    reason: 'Left',
  })
  expect(removed.statusCode, removed.body).toBe(204)
  const emails = (await listed(headers)).invitations.map(({ email }) => email)
  expect([emails.includes(theirs.email), emails.includes(other.email)]).toEqual([false, true])
  expect((await accept(theirs.token, steps)).statusCode).toBe(410)
})

test('An invitation that nobody accepts is deleted some time after its end, with the account made for it; the record says so [F-T12]', async () => {
  const headers = await operator()
  const [late, young] = [await invite(headers), await invite(headers)]
  const now = new Date(Date.now() + 63.5 * 86_400_000)
  const before = new Date(now.getTime() - 60 * 86_400_000)
  await app().database.asSystem('test', db =>
    db
      .updateTable('operator_invitation')
      .set({ expires_at: now })
      .where('account_id', '=', young.accountId)
      .execute(),
  )
  await endOperatorInvitations(app().database, before, now)
  const emails = (await listed(headers)).invitations.map(({ email }) => email)
  expect([emails.includes(late.email), emails.includes(young.email)]).toEqual([false, true])
  const accounts = await app().database.asSystem('test', db =>
    db.selectFrom('account').where('email', 'in', [late.email, young.email]).select('email').execute(),
  )
  expect(accounts).toEqual([{ email: young.email }])
  const record = await ask(
    headers,
    'GET',
    '/operator/record?action=operatorInvitationExpired&page=0&blocksize=1',
  )
  expect(record.json().result).toMatchObject([
    { name: 'Żaneta Groß', about: expect.stringContaining(late.email) },
  ])
})

test('The invitation that could not be delivered says so in the list [F-T12]', async () => {
  const headers = await operator()
  const invited = await invite(headers)
  const failure = { recipient: invited.email, template: 'operatorInvitation', reason: 'No such box' } as const
  await app().database.asSystem('test', db => insertMailFailure(db, failure, new Date()))
  const shown = (await listed(headers)).invitations.find(({ email }) => email === invited.email)
  expect(shown?.mailFailed).toEqual(expect.any(String))
})
