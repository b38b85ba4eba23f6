import { afterAll, expect, test, vi } from 'vitest'
import { readOperatorLog } from '#model/api/operator/log.ts'
import type { PendingRegistration } from '#model/api/operator/registrations.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { signedIn, testPassword } from '../../../test/harness/factories.ts'
import { register } from '../../../test/harness/register.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const post = await startMailServer()
afterAll(() => post.stop())
const app = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })

const operator = async () => {
  const { headers, email } = await signedIn(app(), { operator: true })
  const ask = async <T = { error: string; fields: Record<string, string> }>(
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ) => {
    const url = `/api/v1/operator/${path}`
    const answer = await app().http.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: (answer.body === '' ? undefined : answer.json()) as T }
  }
  const find = async (query: Readonly<Record<string, string>>) =>
    (
      await ask<{ result: PendingRegistration[]; totalSize: number }>(
        'GET',
        `registrations?${new URLSearchParams(query)}`,
      )
    ).body
  const idOf = async (email: string) => (await find({ q: email })).result[0]?.id ?? ''
  return { email, headers, ask, find, idOf }
}

let count = 0
const activate = async (token: string) => {
  const answer = await app().http.inject({
    method: 'POST',
    url: '/api/v1/public/tenant/activate',
    payload: { token, password: testPassword },
    remoteAddress: `10.5.0.${count++ % 256}`,
  })
  return answer.statusCode
}

const mailTo = (address: string, n = 1) =>
  vi.waitFor(() => {
    const all = post.received.filter(({ recipients }) => recipients.includes(address))
    expect(all).toHaveLength(n)
    return all[n - 1]?.text ?? ''
  }, 10_000)

const tokenIn = async (address: string, n = 1) =>
  /activate\?token=([\w-]+)/.exec(await mailTo(address, n))?.[1] ?? ''

test('Operators find pending registrations by words of museum, person and e-mail, newest first, page by page [F-T12]', async () => {
  const { find } = await operator()
  const museums = ['Museo 100% Vetro', 'Museo della Seta', 'Museo della Seta antica']
  const made: { museum: string; email: string }[] = []
  for (const museum of museums) made.push(await register(app(), { museum }))
  const [glass, , old] = made
  const all = await find({ q: 'museo' })
  expect(all.totalSize).toBe(3)
  expect(all.result.map(({ museum }) => museum)).toEqual(museums.toReversed())
  expect(all.result[2]).toEqual({
    id: expect.any(String),
    museum: 'Museo 100% Vetro',
    name: 'Ada Neri',
    email: glass?.email,
    registeredAt: expect.any(String),
    expiresAt: expect.any(String),
    mailFailed: null,
  })
  const named = async (q: string) => (await find({ q })).result.map(({ museum }) => museum)
  expect(await named('ANTICA  neri')).toEqual(['Museo della Seta antica'])
  expect(await named('100%')).toEqual(['Museo 100% Vetro'])
  expect(await named('mus_o')).toEqual([])
  expect(await named(old?.email ?? '')).toEqual(['Museo della Seta antica'])
  const second = await find({ q: 'museo', page: '1', blocksize: '2' })
  expect([second.totalSize, second.result.map(({ museum }) => museum)]).toEqual([3, ['Museo 100% Vetro']])
  expect(await find({ q: 'museo', page: '7' })).toEqual({ result: [], totalSize: 3 })
})

test('An operator sends the link again: the newest works, also when the first had expired, and earlier ones do not [F-T12]', async () => {
  const { ask, find, idOf } = await operator()
  const { museum, email } = await register(app())
  const id = await idOf(email)
  const first = await tokenIn(email)
  app().travel(2 * 86_400)
  try {
    // The session of before has ended.
    const later = await operator()
    const waiting = (await later.find({ q: email })).result[0]
    expect(Date.parse(waiting?.expiresAt ?? '')).toBeLessThan(Date.now() + 2 * 86_400_000)
    expect((await later.ask('POST', `registrations/${id}/mail`)).status).toBe(204)
  } finally {
    app().travel(0)
  }
  expect((await ask('POST', `registrations/${id}/mail`)).status).toBe(204)
  const third = await tokenIn(email, 3)
  expect(await activate(first)).toBe(410)
  expect(await activate(third)).toBe(200)
  expect((await find({ q: museum })).totalSize).toBe(0)
  expect((await ask('POST', `registrations/${id}/mail`)).status).toBe(404)
})

test('An operator refuses a registration: its link stops working, the person is mailed the reason or nothing, and may register again [F-T12]', async () => {
  const { ask, email: own, headers, idOf } = await operator()
  const [refused, spam] = [await register(app()), await register(app())]
  const remove = async ({ email }: { email: string }, body: object) =>
    ask('POST', `registrations/${await idOf(email)}/delete`, body)
  const token = await tokenIn(refused.email)
  expect((await remove(refused, { reason: ' ', mailed: true })).body.fields).toHaveProperty('reason')
  const id = await idOf(refused.email)
  expect((await remove(refused, { reason: ' Not a museum ', mailed: true })).status).toBe(204)
  const mail = await mailTo(refused.email, 2)
  expect(mail).toContain('Reason given: Not a museum')
  expect(mail).toContain(own)
  expect(await activate(token)).toBe(410)
  const again = await ask('POST', `registrations/${id}/delete`, { reason: 'Again', mailed: true })
  expect(again.status).toBe(404)

  const unwanted = await tokenIn(spam.email)
  expect((await remove(spam, { reason: 'Spam', mailed: false })).status).toBe(204)
  expect(await activate(unwanted)).toBe(410)
  await mailTo(spam.email, 1)
  const entries = await app().http.inject({ url: `${readOperatorLog.path}?blocksize=2`, headers })
  expect(entries.json().result).toMatchObject([
    { action: 'registrationDeleted', about: `${spam.museum} (${spam.email})`, reason: 'Spam' },
    { action: 'registrationRefused', about: `${refused.museum} (${refused.email})`, reason: 'Not a museum' },
  ])
})

test('Of an operator who refuses and a person who activates at once, one is first and the other is told [F-T12]', async () => {
  const { ask, idOf } = await operator()
  const { email } = await register(app())
  const [id, token] = [await idOf(email), await tokenIn(email)]
  const [refusal, activation] = await Promise.all([
    ask('POST', `registrations/${id}/delete`, { reason: 'Not a museum', mailed: false }),
    activate(token),
  ])
  expect([
    [204, 410],
    [404, 200],
  ]).toContainEqual([refusal.status, activation])
})
