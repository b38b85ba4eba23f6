import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import {
  bearer,
  makeMuseum,
  makePerson,
  signedIn,
  type TestMuseum,
  type Tokens,
  testPassword,
  tokenForm,
} from '../../../../test/harness/factories.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'
import { deleteExpiredTokens } from '../store/sessions.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())
const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` } })

type Headers = Record<string, string>

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app().http.inject({ method, url: `/api/v1/me${url}`, headers, ...(payload && { payload }) })

const member = async () => {
  const museum = await makeMuseum(app())
  return { museum, ...(await signedIn(app(), { museum })) }
}

const enter = (email: string, more: Headers = {}, client = 'lightMyRequest') => {
  const form = tokenForm({ grant_type: 'password', username: email, password: testPassword, ...more })
  return app().http.inject({ ...form, headers: { ...form.headers, 'user-agent': client } })
}

const mailsTo = (email: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const found = mailServer.received.filter(
        mail => mail.recipients.includes(email) && subject.test(mail.subject ?? ''),
      )
      expect(found).not.toEqual([])
      return found
    },
    { timeout: 10_000, interval: 50 },
  )

const recorded = async ({ tenantId }: TestMuseum, accountId: string) => {
  const rows = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('audit_entry')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .select('action')
      .execute(),
  )
  return rows.map(({ action }) => action).filter(action => !/^sign/.test(action))
}

/** A code of the device, so many steps of half a minute from now. */
const codeOf = (secret: string, steps = 0, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + seconds * 1000 + steps * 30_000,
  })

/** Sets up the second factor, with the code of the step before, so that those of this step and the next are still good. */
const secured = async () => {
  const person = await member()
  const { secret, uri } = (await ask('POST', '/second-factor', person.headers)).json()
  const proof = { password: testPassword, code: codeOf(secret, -1) }
  const confirmed = await ask('POST', '/second-factor/confirm', person.headers, proof)
  expect(confirmed.statusCode).toBe(200)
  return {
    ...person,
    secret: String(secret),
    uri: String(uri),
    codes: confirmed.json().recoveryCodes as string[],
  }
}

const bind = ({ accountId }: { readonly accountId: string }) =>
  app().database.asSystem('test', db =>
    db.updateTable('session').set({ bound: true }).where('account_id', '=', accountId).execute(),
  )

describe('changing the own password', () => {
  test('asks for the current one, ends all other sessions at once and keeps this one; a mail tells it [P-A11]', async () => {
    const { email, headers, accountId, museum } = await member()
    const other = bearer((await enter(email)).json<Tokens>().access_token)
    const payload = { currentPassword: testPassword, newPassword: 'Neue-Vitrine7' }
    expect((await ask('PUT', '/password', headers, payload)).statusCode).toBe(204)
    expect((await ask('GET', '', headers)).statusCode).toBe(200)
    expect((await ask('GET', '', other)).statusCode).toBe(401)
    expect((await enter(email)).statusCode).toBe(400)
    expect((await enter(email, { password: 'Neue-Vitrine7' })).statusCode).toBe(200)
    const [mail] = await mailsTo(email, /password for Vitrine has been changed/)
    expect(mail?.text).toContain('https://vitrine.test/reset-password')
    expect(mail?.text).toMatch(/Time: \d+ \w+ \d{4}.* UTC\nBrowser: /)
    expect(await recorded(museum, accountId)).toEqual(['passwordChanged'])
  })

  test('refuses a wrong current one and an easy new one at their fields, and limits guessing [P-A10] [P-A12]', async () => {
    const { email, headers } = await member()
    const change = (currentPassword: string, newPassword: string) =>
      ask('PUT', '/password', headers, { currentPassword, newPassword })
    expect((await change('Falsch12345', 'Neue-Vitrine7')).json().fields).toEqual({
      currentPassword: 'Wrong password',
    })
    for (const [easy, why] of [
      ['Password1', 'it is among the most used ones'],
      [email.replace('test', 'Test'), 'it contains your e-mail'],
    ] as const)
      expect((await change(testPassword, easy)).json().fields.newPassword).toMatch(
        `This password is too easy to guess: ${why}`,
      )
    expect((await change(testPassword, 'weak')).json().fields.newPassword).toMatch(/^At least 8 characters/)
    const guesses = await Promise.all(
      Array.from({ length: 11 }, () => change('Falsch12345', 'Neue-Vitrine7')),
    )
    expect(guesses.some(({ statusCode }) => statusCode === 429)).toBe(true)
    expect((await change(testPassword, 'Neue-Vitrine7')).statusCode).toBe(429)
  }, 30_000)

  test('takes a code as well where there is a second factor [F-T12]', async () => {
    const { email, headers, secret, codes } = await secured()
    const change = (code?: string) =>
      ask('PUT', '/password', headers, {
        currentPassword: testPassword,
        newPassword: 'Neue-Vitrine7',
        ...(code && { code }),
      })
    expect((await change()).json().fields).toEqual({ code: expect.any(String) })
    expect((await change('000000')).json().fields).toEqual({ code: expect.any(String) })
    expect((await change(codeOf(secret))).statusCode).toBe(204)
    const again = await enter(email, { password: 'Neue-Vitrine7', otp: codes[0] ?? '' })
    expect(again.statusCode).toBe(200)
  })

  test('makes a mailed link for a new password good for nothing [P-A13]', async () => {
    const { email, headers } = await member()
    await app().http.inject({ method: 'POST', url: '/api/v1/users/reset-password', payload: { email } })
    const [mail] = await mailsTo(email, /Choose a new password/)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await ask('PUT', '/password', headers, { currentPassword: testPassword, newPassword: 'Neue-Vitrine7' })
    const payload = { token, password: 'Andere-Vitrine8' }
    const late = await app().http.inject({ method: 'PUT', url: '/api/v1/users/reset-password', payload })
    expect(late.statusCode).toBe(410)
  })
})

describe('the list of sessions', () => {
  test('tells where one is signed in; one or all others are ended at once, or really all', async () => {
    const { email, headers, accountId, museum } = await member()
    const from = async (client: string) =>
      bearer((await enter(email, {}, client)).json<Tokens>().access_token)
    const [phone, office] = [await from('phone'), await from('office')]
    const list = async () => (await ask('GET', '/sessions', headers)).json<{ id: string; client: string }[]>()
    expect(await list()).toEqual([
      expect.objectContaining({ client: 'office', current: false, by: null }),
      expect.objectContaining({ client: 'phone', current: false }),
      expect.objectContaining({ client: expect.stringMatching(/light/i), current: true }),
    ])
    const officeId = (await list())[0]?.id
    expect((await ask('DELETE', `/sessions/${officeId}`, headers)).statusCode).toBe(204)
    expect((await ask('GET', '', office)).statusCode).toBe(401)
    expect((await ask('DELETE', `/sessions/${officeId}`, headers)).statusCode).toBe(404)
    expect((await ask('DELETE', '/sessions', headers)).statusCode).toBe(204)
    expect((await ask('GET', '', phone)).statusCode).toBe(401)
    expect(await list()).toHaveLength(1)
    expect((await ask('DELETE', '/sessions?here=true', headers)).statusCode).toBe(204)
    expect((await ask('GET', '', headers)).statusCode).toBe(401)
    expect(await recorded(museum, accountId)).toEqual(['sessionsEnded', 'sessionsEnded', 'sessionsEnded'])
  })

  test('knows when each was last used, and forgets every one long over, those as somebody else too [F-T12]', async () => {
    const { email, accountId } = await member()
    const administrator = await member()
    const sessions = () =>
      app().database.asSystem('test', db =>
        db.selectFrom('session').where('account_id', '=', accountId).select('last_seen_at').execute(),
      )
    const second = (await enter(email)).json<Tokens>()
    try {
      app().travel(24 * 3600)
      const renewed = await app().http.inject(
        tokenForm({ grant_type: 'refresh_token', refresh_token: second.refresh_token }),
      )
      const [seen] = (await ask('GET', '/sessions', bearer(renewed.json<Tokens>().access_token))).json<
        { lastSeenAt: string }[]
      >()
      expect(Date.parse(seen?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() + 23 * 3600_000)
    } finally {
      app().travel(0)
    }
    const later = new Date(Date.now() + 300 * 24 * 3600_000)
    await app().database.asSystem('test', db =>
      db
        .insertInto('session')
        .values({
          account_id: accountId,
          tenant_id: null,
          impersonator_id: administrator.accountId,
          begun_by: 'loginAs',
          ends_at: new Date(),
        })
        .execute(),
    )
    expect(await sessions()).toHaveLength(3)
    await app().database.asSystem('test', db => deleteExpiredTokens(db, later))
    expect(await sessions()).toHaveLength(0)
    // People who have not been here for so long are still warned of a browser they do not know.
    await enter(email, {}, 'Another/1.0')
    expect(await mailsTo(email, /New sign-in/)).toHaveLength(1)
  })

  test('and everything else here is closed to who acts under another’s name or came by single sign-on [P-P11]', async () => {
    const person = await member()
    await bind(person)
    const proof = { password: testPassword, code: '123456' }
    const answers = await Promise.all([
      ask('GET', '/sessions', person.headers),
      ask('DELETE', '/sessions', person.headers),
      ask('DELETE', '/sessions/1', person.headers),
      ask('PUT', '/password', person.headers, {
        currentPassword: testPassword,
        newPassword: 'Neue-Vitrine7',
      }),
      ask('GET', '/second-factor', person.headers),
      ask('POST', '/second-factor', person.headers),
      ask('POST', '/second-factor/confirm', person.headers, proof),
      ask('POST', '/second-factor/recovery-codes', person.headers, proof),
      ask('POST', '/second-factor/off', person.headers, proof),
      ask('PUT', '/notifications', person.headers, {
        newSignIn: false,
        licence: true,
        finishedWork: true,
        followedSearches: true,
        reminders: true,
        mentions: true,
      }),
      ask('PUT', '', person.headers, { firstName: 'Mallory', lastName: 'M' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(answers.length).fill(403))
  })
})

describe('the second factor', () => {
  test('is asked for only when it was confirmed, and only after the right password [P-A10]', async () => {
    const person = await member()
    const begun = (await ask('POST', '/second-factor', person.headers)).json()
    expect(begun.uri).toMatch(
      /^otpauth:\/\/totp\/Vitrine:.*secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    )
    expect((await enter(person.email)).statusCode).toBe(200)
    const wrong = { password: testPassword, code: '000000' }
    expect((await ask('POST', '/second-factor/confirm', person.headers, wrong)).json().fields).toHaveProperty(
      'code',
    )
    const stranger = { password: 'Falsch12345', code: codeOf(begun.secret) }
    expect(
      (await ask('POST', '/second-factor/confirm', person.headers, stranger)).json().fields,
    ).toHaveProperty('password')
    const proof = { password: testPassword, code: codeOf(begun.secret, -1) }
    const { recoveryCodes } = (await ask('POST', '/second-factor/confirm', person.headers, proof)).json()
    expect(recoveryCodes).toHaveLength(10)
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await ask('GET', '/second-factor', person.headers)).json()).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
    })
    const required = await enter(person.email)
    expect([required.statusCode, required.json().error]).toEqual([400, 'second_factor_required'])
    const unknowing = await enter(person.email, { password: 'Falsch12345' })
    expect(unknowing.json()).toMatchObject({
      error: 'invalid_grant',
      message: 'Wrong e-mail or password',
    })
    expect((await ask('POST', '/second-factor', person.headers)).statusCode).toBe(409)
    await mailsTo(person.email, /now asks for a code/)
    expect(await recorded(person.museum, person.accountId)).toEqual(['secondFactorOn'])
  })

  test('takes each code once, a step early or late as well, never an older one after a newer', async () => {
    const { email, secret } = await secured()
    const wrong = await enter(email, { otp: '000000' })
    expect(wrong.json()).toMatchObject({
      error: 'invalid_grant',
      message: expect.stringMatching(/^This code/),
    })
    expect((await enter(email, { otp: codeOf(secret, 3) })).statusCode).toBe(400)
    const otp = codeOf(secret, 1)
    const at = await Promise.all([enter(email, { otp }), enter(email, { otp }), enter(email, { otp })])
    expect(at.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await enter(email, { otp: codeOf(secret) })).statusCode).toBe(400)
    try {
      app().travel(90)
      const spaced = codeOf(secret, 0, 90).replace(/(...)/, '$1 ')
      expect((await enter(email, { otp: spaced })).statusCode).toBe(200)
    } finally {
      app().travel(0)
    }
  })

  test('takes a recovery code in its place, once, and tells it by mail, as it does of new codes [F-T12]', async () => {
    const { email, headers, codes, museum, accountId } = await secured()
    const otp = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? ''
    expect((await enter(email, { otp })).statusCode).toBe(200)
    expect((await enter(email, { otp })).statusCode).toBe(400)
    expect((await ask('GET', '/second-factor', headers)).json().recoveryCodesLeft).toBe(9)
    const [mail] = await mailsTo(email, /recovery code for Vitrine has been used/)
    expect(mail?.text).toContain('Recovery codes left: 9')
    const fresh = await ask('POST', '/second-factor/recovery-codes', headers, {
      password: testPassword,
      code: codes[4] ?? '',
    })
    expect(fresh.json().recoveryCodes).toHaveLength(10)
    expect((await enter(email, { otp: codes[5] ?? '' })).statusCode).toBe(400)
    expect((await enter(email, { otp: fresh.json().recoveryCodes[0] })).statusCode).toBe(200)
    const [renewal] = await mailsTo(email, /New recovery codes for Vitrine/)
    expect(renewal?.text).toMatch(/Time: .* UTC\nBrowser: /)
    expect(await recorded(museum, accountId)).toEqual([
      'secondFactorOn',
      'recoveryCodeUsed',
      'recoveryCodeUsed',
      'recoveryCodesRenewed',
      'recoveryCodeUsed',
    ])
  })

  test('cannot be guessed: after ten wrong codes none is looked at, wherever it comes from; the person is told [P-A10]', async () => {
    const { email, secret } = await secured()
    const guess = (n: number, otp: string) => {
      const form = tokenForm({ grant_type: 'password', username: email, password: testPassword, otp })
      return app().http.inject({ ...form, remoteAddress: `198.51.${n}.1` })
    }
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n, '000000')))
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(4)
    expect((await guess(99, codeOf(secret))).statusCode).toBe(429)
    expect(await mailsTo(email, /Wrong codes for your account/)).toHaveLength(1)
  })

  test('outlives a new password by mail, and goes with password and code together', async () => {
    const { email, headers, secret, codes } = await secured()
    const off = (payload: object) => ask('POST', '/second-factor/off', headers, payload)
    expect((await off({ password: 'Falsch12345', code: codeOf(secret) })).json().fields).toHaveProperty(
      'password',
    )
    expect((await off({ password: testPassword, code: '000000' })).json().fields).toHaveProperty('code')
    expect((await off({})).json().fields).toEqual({ password: expect.any(String), code: expect.any(String) })
    await app().http.inject({ method: 'POST', url: '/api/v1/users/reset-password', payload: { email } })
    const [mail] = await mailsTo(email, /Choose a new password/)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const payload = { token, password: 'Neue-Vitrine7' }
    await app().http.inject({ method: 'PUT', url: '/api/v1/users/reset-password', payload })
    await mailsTo(email, /password for Vitrine has been changed/)
    const password = 'Neue-Vitrine7'
    expect((await enter(email, { password })).json().error).toBe('second_factor_required')
    const again = bearer((await enter(email, { password, otp: codes[0] ?? '' })).json<Tokens>().access_token)
    const gone = await ask('POST', '/second-factor/off', again, { password, code: codeOf(secret) })
    expect(gone.statusCode).toBe(204)
    expect((await enter(email, { password })).statusCode).toBe(200)
    await mailsTo(email, /no longer asks for a code/)
  })

  test('is kept sealed, recovery codes as hashes', async () => {
    const { accountId, secret, codes } = await secured()
    const [factor, kept] = await app().database.asSystem('test', async db => [
      await db
        .selectFrom('second_factor')
        .where('account_id', '=', accountId)
        .select('secret')
        .executeTakeFirst(),
      await db.selectFrom('recovery_code').where('account_id', '=', accountId).select('hash').execute(),
    ])
    const texts = [factor?.secret, ...kept.map(({ hash }) => hash)].map(bytes => bytes?.toString('latin1'))
    for (const hidden of [secret, ...codes, ...codes.map(code => code.replaceAll('-', ''))])
      expect(texts.some(text => text?.includes(hidden))).toBe(false)
  })
})

describe('a sign-in from a browser that was not seen before', () => {
  const firefox = (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`

  test('is told by mail; not the very first, not a newer version, and not to who does not want it', async () => {
    const museum = await makeMuseum(app())
    const { email } = await makePerson(app(), { museum })
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
    await enter(email, {}, firefox(140))
    await enter(email, {}, firefox(141))
    const tokens = (await enter(email, {}, safari)).json<Tokens>()
    const mails = await mailsTo(email, /New sign-in/)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Browser: Safari on iOS')
    expect(mails[0]?.text).toContain('https://vitrine.test/app/profile/security')
    const payload = {
      newSignIn: false,
      licence: true,
      finishedWork: true,
      followedSearches: true,
      reminders: true,
      mentions: true,
    }
    await ask('PUT', '/notifications', bearer(tokens.access_token), payload)
    await enter(email, {}, 'Another/1.0')
    await enter(email, { password: 'Falsch12345' }, 'Attacker/1.0')
    await ask('PUT', '/password', bearer(tokens.access_token), {
      currentPassword: testPassword,
      newPassword: 'Neue-Vitrine7',
    })
    await mailsTo(email, /password for Vitrine has been changed/)
    expect(await mailsTo(email, /New sign-in/)).toHaveLength(1)
  })
})
