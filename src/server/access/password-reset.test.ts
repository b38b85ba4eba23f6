import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import {
  makeMuseum,
  makePerson,
  signedIn,
  signIn,
  testPassword,
  tokenForm,
} from '../../../test/harness/factories.ts'

const app = useTestApp()

let requests = 0
/** From another address each time: what one may ask for in a while is limited. */
const ask = (email: string) =>
  app().http.inject({
    method: 'POST',
    url: '/api/v1/users/reset-password',
    payload: { email },
    remoteAddress: `10.5.0.${requests++}`,
  })

const choose = (token: string, password: string) =>
  app().http.inject({ method: 'PUT', url: '/api/v1/users/reset-password', payload: { token, password } })

const mailsTo = async (email: string) => {
  const folder = join(app().dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter(name => name.endsWith('.eml'))
      .toSorted()
      .map(async name => simpleParser(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to && !Array.isArray(to) && to.text.includes(email))
}

const tokenOf = (text = ''): string => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''

/** Asks for a link and follows it from the mail. */
const mailedToken = async (email: string, earlier = 0): Promise<string> => {
  await ask(email)
  const mail = await vi.waitFor(
    async () => {
      const mails = await mailsTo(email)
      expect(mails.length).toBeGreaterThan(earlier)
      return mails.at(-1)
    },
    { timeout: 10_000, interval: 100 },
  )
  return tokenOf(mail?.text)
}

const member = async () => makePerson(app(), { museum: await makeMuseum(app()) })

describe('a forgotten password', () => {
  test('is chosen anew with a mailed link; all sessions end and only the new one signs in [P-A13]', async () => {
    const { email, headers } = await signedIn(app(), { museum: await makeMuseum(app()) })
    const token = await mailedToken(email)
    expect((await choose(token, 'Neue-Vitrine7')).statusCode).toBe(204)
    expect((await app().http.inject({ url: '/api/v1/me', headers })).statusCode).toBe(401)
    const old = await app().http.inject(
      tokenForm({ grant_type: 'password', username: email, password: testPassword }),
    )
    expect(old.statusCode).toBe(400)
    await expect(signIn(app(), email, 'Neue-Vitrine7')).resolves.toHaveProperty('access_token')
  })

  test('leaves no session that was begun with the old one, not even at the same moment [P-A13]', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await member()
      const token = await mailedToken(email)
      const old = Array.from({ length: 6 }, () =>
        app().http.inject(tokenForm({ grant_type: 'password', username: email, password: testPassword })),
      )
      const [reset, ...answers] = await Promise.all([choose(token, 'Neue-Vitrine7'), ...old])
      expect(reset.statusCode).toBe(204)
      for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
        const headers = { authorization: `Bearer ${answer.json().access_token}` }
        expect((await app().http.inject({ url: '/api/v1/me', headers })).statusCode).toBe(401)
      }
    }
  }, 40_000)

  test('has links that live an hour, of which one works once, whoever asks for more [F-T02] [P-A13]', async () => {
    const { email } = await member()
    const first = await mailedToken(email)
    const second = await mailedToken(email, 1)
    const status = async (token: string) =>
      (await app().http.inject({ url: `/api/v1/public/user/token?token=${token}` })).json().status
    expect([await status(first), await status(second)]).toEqual(['ACTIVE', 'ACTIVE'])
    try {
      app().travel(3601)
      expect(await status(second)).toBe('EXPIRED')
      expect((await choose(second, 'Neue-Vitrine7')).statusCode).toBe(410)
    } finally {
      app().travel(0)
    }
    expect((await choose(first, 'Neue-Vitrine7')).statusCode).toBe(204)
    expect((await choose(first, 'Andere-Vitrine8')).json()).toMatchObject({ status: 410, error: 'gone' })
    expect((await choose(second, 'Andere-Vitrine8')).statusCode).toBe(410)
    expect((await choose('made-up', 'Andere-Vitrine8')).statusCode).toBe(410)
  })

  test('is chosen by one of two links that are followed at once [F-T02] [P-A13]', async () => {
    for (let round = 0; round < 4; round++) {
      const { email } = await member()
      const links = [await mailedToken(email), await mailedToken(email, 1)]
      const answers = await Promise.all(links.map(token => choose(token, 'Neue-Vitrine7')))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410])
    }
  }, 40_000)

  test('keeps its link when the new password is refused, with the reason at the field [P-A12] [P-E04]', async () => {
    const { email } = await member()
    const token = await mailedToken(email)
    const weak = await choose(token, 'weak')
    expect(weak.json().fields.password).toMatch(/^At least 8 characters/)
    const common = await choose(token, 'Password1')
    expect(common.json().fields.password).toMatch(/^This password is too easy to guess: .*Choose several/)
    expect((await choose(token, 'Neue-Vitrine7')).statusCode).toBe(204)
  })

  test('answers an unknown e-mail like a known one and mails nothing [P-A10]', async () => {
    const { email } = await member()
    const [known, unknown] = [await ask(email), await ask('nobody@nowhere.museum')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), { timeout: 10_000 })
    expect(await mailsTo('nobody@nowhere.museum')).toEqual([])
  })

  test('is mailed five links an hour at the most; who asks more often, known or not, is answered alike [F-T02] [P-A10]', async () => {
    const { email } = await member()
    for (const address of [email, 'again@nowhere.museum']) {
      const answers = []
      for (let n = 0; n < 8; n++) answers.push((await ask(address)).statusCode)
      expect(answers).toEqual(Array(8).fill(204))
    }
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(5), { timeout: 10_000 })
    // The first of them, which its person asked for, still works.
    const [first] = await mailsTo(email)
    expect((await choose(tokenOf(first?.text), 'Neue-Vitrine7')).statusCode).toBe(204)
  })

  test('wants a valid e-mail [P-E08]', async () => {
    expect((await ask('no mail')).json().fields).toEqual({ email: 'E-mail is not valid' })
    expect((await ask('')).json().fields).toEqual({ email: 'This field is required' })
  })
})
