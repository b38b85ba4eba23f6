import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson, testPassword, tokenForm } from '../../../test/harness/factories.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())
const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` } })

interface Given {
  readonly password?: string
  readonly address?: string
  readonly otp?: string
  /** Cookies of the browser. */
  readonly cookie?: string
}

const enter = (
  email: string,
  { password = testPassword, address = '203.0.113.1', otp, cookie }: Given = {},
) => {
  const form = tokenForm({ grant_type: 'password', username: email, password, ...(otp && { otp }) })
  return app().http.inject({
    ...form,
    headers: { ...form.headers, ...(cookie && { cookie }) },
    remoteAddress: address,
  })
}

type Answer = Awaited<ReturnType<typeof enter>>

const cookieOf = ({ cookies }: Answer): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

const member = async () => makePerson(app(), { museum: await makeMuseum(app()) })

/** Uses up what all strangers together may try: ten from each of twelve networks, all at once, as each failure waits for its answer. */
const besiege = (email: string, password = 'Falsch12345'): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: 120 }, (_, n) => enter(email, { password, address: `198.51.100.${n % 12}` })),
  )

const askForLink = (email: string, address = '203.0.113.9') =>
  app().http.inject({
    method: 'POST',
    url: '/api/v1/users/unlock',
    payload: { email },
    remoteAddress: address,
  })

const follow = (token: string) =>
  app().http.inject({ method: 'PUT', url: '/api/v1/users/unlock', payload: { token } })

const unlockMails = (email: string) =>
  mailServer.received.filter(mail => mail.recipients.includes(email) && mail.text?.includes('/unlock?token='))

const linkFor = async (email: string, nth = 1) => {
  await vi.waitFor(() => expect(unlockMails(email)).toHaveLength(nth), { timeout: 10_000, interval: 50 })
  const mail = unlockMails(email).at(-1)
  return { mail, token: /\/unlock\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

describe('A hundred wrong passwords from many addresses', () => {
  test('slow strangers as before, and leave the person alone in a browser where they signed in once [F-T02] [P-A10]', async () => {
    const { email } = await member()
    const home = await enter(email)
    expect(home.headers['set-cookie']).toMatch(/^device-[\w-]+=.*HttpOnly; Secure; SameSite=Strict$/)
    const siege = await besiege(email)
    expect(siege.filter(({ statusCode }) => statusCode === 400)).toHaveLength(100)
    const stranger = await enter(email, { address: '203.0.113.50' })
    expect(stranger.statusCode).toBe(429)
    expect(stranger.json()).toMatchObject({ error: 'too_many_requests', data: { unlock: true } })
    const back = await enter(email, { cookie: cookieOf(home) })
    expect(back.statusCode).toBe(200)
    const forged = cookieOf(home).replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect((await enter(email, { cookie: forged })).statusCode).toBe(429)
  }, 60_000)

  test('do not help who took a browser that is known: its tries are counted, and a new password ends it [F-T02]', async () => {
    const { email } = await member()
    const cookie = cookieOf(await enter(email))
    const guesses = await Promise.all(
      Array.from({ length: 11 }, (_, n) =>
        enter(email, { password: `Falsch${n}xyz`, cookie, address: `198.51.100.${n}` }),
      ),
    )
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await enter(email, { cookie })).statusCode).toBe(429)
    expect((await enter(email)).statusCode).toBe(200)
    const kept = cookieOf(await enter(email))
    await app().database.asSystem('a new password', db =>
      db.updateTable('account').set({ password_hash: 'another' }).where('email', '=', email).execute(),
    )
    await besiege(email)
    expect((await enter(email, { cookie: kept })).statusCode).toBe(429)
  }, 90_000)

  test('are passed by a mailed link, once, in the browser that opens it; the password is asked for as ever [F-T02]', async () => {
    const { email } = await member()
    await besiege(email)
    expect((await askForLink(email)).statusCode).toBe(204)
    const { mail, token } = await linkFor(email)
    expect(mail?.text).toContain('one hour')
    const opened = await follow(token)
    expect(opened.json()).toEqual({ email })
    const cookie = cookieOf(opened)
    expect((await enter(email, { cookie, password: 'Falsch12345' })).statusCode).toBe(400)
    expect((await enter(email, { cookie })).statusCode).toBe(200)
    expect((await enter(email, { address: '203.0.113.51' })).statusCode).toBe(429)
    expect((await follow(token)).statusCode).toBe(410)
    expect((await follow('made-up')).statusCode).toBe(410)
  }, 60_000)

  test('and links asked for by strangers leave all of them good; unknown e-mails are answered alike [F-T02]', async () => {
    const { email } = await member()
    const answers = []
    for (let n = 0; n < 8; n++) answers.push((await askForLink(email, `198.51.100.${n}`)).statusCode)
    expect(answers).toEqual(Array(8).fill(204))
    expect((await askForLink('phantom@nirgends.museum')).statusCode).toBe(204)
    const { token } = await linkFor(email, 5)
    expect(token).toMatch(/^[\w-]{43}$/)
    app().travel(3601)
    expect((await follow(token)).statusCode).toBe(410)
    app().travel(0)
    const opened = await Promise.all(
      unlockMails(email).map(mail => follow(/token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '')),
    )
    expect(opened.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  }, 60_000)
})

/** A person with a second factor, the answer of the sign-in before it was set up, and what the app shows in so many seconds. */
async function withSecondFactor() {
  const { email } = await member()
  const home = await enter(email)
  const headers = { authorization: `Bearer ${home.json().access_token}` }
  const ask = (url: string, payload?: object) =>
    app().http.inject({
      method: 'POST',
      url: `/api/v1/me/second-factor${url}`,
      headers,
      ...(payload && { payload }),
    })
  const { secret } = (await ask('')).json<{ secret: string }>()
  const codeAt = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 })
  expect((await ask('/confirm', { password: testPassword, code: codeAt(-30) })).statusCode).toBe(200)
  return { email, home, codeAt }
}

/** Tries codes from many addresses, and from the browsers with these cookies. @returns how many were looked at. */
async function guessCodes(email: string, times: number, cookies: readonly string[] = []) {
  let looked = 0
  // A browser may try ten passwords at once.
  for (let begun = 0; begun < times; begun += 10) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(10, times - begun) }, (_, n) => {
        const cookie = cookies[n % cookies.length]
        return enter(email, { otp: '000000', address: `198.51.100.${begun + n}`, ...(cookie && { cookie }) })
      }),
    )
    looked += answers.filter(({ statusCode }) => statusCode === 400).length
  }
  return looked
}

describe('Who knows a password and tries codes', () => {
  test('cannot keep its owner out of a browser that showed a code, nor of one that signed in before [F-T02] [P-A10]', async () => {
    const { email, home, codeAt } = await withSecondFactor()
    const proved = await enter(email, { otp: codeAt(0), cookie: cookieOf(home) })
    expect(proved.statusCode).toBe(200)
    expect(await guessCodes(email, 14)).toBe(10)
    expect((await enter(email, { otp: codeAt(30), address: '203.0.113.60' })).statusCode).toBe(429)
    expect((await enter(email, { otp: '000000', cookie: cookieOf(home) })).statusCode).toBe(400)
    expect(await guessCodes(email, 14, [cookieOf(home)])).toBe(9)
    expect((await enter(email, { otp: codeAt(30), cookie: cookieOf(proved) })).statusCode).toBe(200)
  }, 60_000)

  test('and holds the mailbox, too, gets no more tries by mailed links, whatever their number [F-T02] [P-A10]', async () => {
    const { email, codeAt } = await withSecondFactor()
    const cookies: string[] = []
    for (let nth = 1; nth <= 3; nth++) {
      await askForLink(email, `198.51.100.${nth}`)
      cookies.push(cookieOf(await follow((await linkFor(email, nth)).token)))
    }
    // Whose way in the links are gets in while strangers guess.
    expect(await guessCodes(email, 14)).toBe(10)
    expect((await enter(email, { otp: '000000', cookie: cookies[0] ?? '' })).statusCode).toBe(400)
    const own = await enter(email, { otp: codeAt(0), cookie: cookies[0] ?? '' })
    expect(own.statusCode, own.body).toBe(200)
    expect(await guessCodes(email, 30, cookies)).toBe(9)
    expect((await enter(email, { otp: codeAt(30), cookie: cookieOf(own) })).statusCode).toBe(200)
  }, 60_000)

  test('and signed in many times before there was a second factor gets no more tries by those browsers [F-T02] [P-A10]', async () => {
    const { email, home } = await withSecondFactor()
    const { id } = await app().database.asSystem('test', db =>
      db.selectFrom('account').where('email', '=', email).select('id').executeTakeFirstOrThrow(),
    )
    await app().database.asSystem('test', db =>
      db.updateTable('second_factor').set({ confirmed_at: null }).where('account_id', '=', id).execute(),
    )
    const cookies = [cookieOf(home), cookieOf(await enter(email)), cookieOf(await enter(email))]
    await app().database.asSystem('test', db =>
      db
        .updateTable('second_factor')
        .set({ confirmed_at: new Date() })
        .where('account_id', '=', id)
        .execute(),
    )
    expect(await guessCodes(email, 30, cookies)).toBe(10)
  }, 60_000)
})

test('A browser is known for 180 days, however its cookie is kept [F-T02]', async () => {
  const { email } = await member()
  const cookie = cookieOf(await enter(email))
  await besiege(email)
  const days = 24 * 60 * 60
  app().travel(179 * days)
  expect((await enter(email, { cookie })).statusCode).toBe(200)
  app().travel(181 * days)
  expect((await enter(email, { cookie })).statusCode).toBe(429)
  app().travel(0)
}, 60_000)
