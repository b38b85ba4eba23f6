import { afterEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#model/api/endpoint.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type HttpOptions, route } from '#server/platform/http/index.ts'
import { type BareServer, bareServer } from '../harness/bare-server.ts'

const open = endpoint({
  name: 'test.open',
  method: 'GET',
  path: '/api/test/open',
  access: 'public',
  summary: 'Open',
  output: z.object({ done: z.boolean() }),
})
const alsoOpen = endpoint({ ...open, name: 'test.alsoOpen', path: '/api/test/also-open' })
const watched = endpoint({ ...open, name: 'test.watched', path: '/api/test/watched', unlimited: true })
const closed = endpoint({ ...open, name: 'test.closed', path: '/api/test/closed', access: 'signedIn' })

let server: BareServer | undefined
afterEach(() => server?.close())

/** How often the access module was asked who it is: each time costs a transaction. */
let asked = 0

async function start(given: Partial<HttpOptions> = {}) {
  asked = 0
  server = await bareServer({
    routes: [open, alsoOpen, watched, closed].map(one => route(one, async () => ({ done: true }))),
    recognise: async ({ headers }) => {
      const token = headers.authorization
      if (token === undefined) return undefined
      return /good|ended/.test(token) ? { key: token } : 'madeUp'
    },
    authenticate: async ({ headers }) => {
      asked += 1
      if (headers.authorization !== 'Bearer good') throw new CodedError('invalid_token')
      return { sessionId: '1', operator: false } as never
    },
    ...given,
  })
}

const ask = async (path: string, caller: string, token = 'made-up', from = '127.0.0.1') =>
  server?.inject({
    url: path,
    headers: { 'x-forwarded-for': caller, ...(token && { authorization: `Bearer ${token}` }) },
    remoteAddress: from,
  })

/** Asks so many times, by turns of the paths. @returns how many answers had which status. */
async function flood(times: number, caller: (n: number) => string, ...paths: string[]) {
  const counts: Record<number, number> = {}
  for (let n = 0; n < times; n++) {
    const status = (await ask(paths[n % paths.length] ?? '', caller(n)))?.statusCode ?? 0
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

test('public addresses are limited per caller, each for itself, and a proxy on the same machine may say who calls [P-A10]', async () => {
  await start()
  expect(await flood(1805, () => '203.0.113.7', open.path)).toEqual({ 200: 1800, 429: 5 })
  const answer = await ask(open.path, '203.0.113.7')
  expect(answer?.json()).toMatchObject({ status: 429, error: 'too_many_requests' })
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(open.path, '203.0.113.8'))?.statusCode).toBe(200)
  expect((await ask(alsoOpen.path, '203.0.113.7'))?.statusCode).toBe(200)
  expect((await ask(open.path, '203.0.113.7', 'good'))?.statusCode).toBe(200)
  expect(await flood(1805, () => '203.0.113.7', watched.path)).toEqual({ 200: 1805 })
})

test.each([
  ['without a token', ''],
  ['with made-up tokens', 'made-up'],
])(
  'a flood %s costs no question to the database and leaves who is signed in at the same address alone [F-T01] [P-A10]',
  async (_name, token) => {
    await start()
    const counts: Record<number, number> = {}
    for (let n = 0; n < 310; n++) {
      const status = (await ask(closed.path, '203.0.113.7', token && `${token}${n}`))?.statusCode ?? 0
      counts[status] = (counts[status] ?? 0) + 1
    }
    expect(counts).toEqual({ 401: 300, 429: 10 })
    expect(asked).toBe(0)
    expect((await ask(closed.path, '203.0.113.7', 'good'))?.statusCode).toBe(200)
    expect((await ask(open.path, '203.0.113.7'))?.statusCode).toBe(200)
  },
)

test('a token that was good once is looked up sixty times a minute, and stands in nobody else’s way [F-T01]', async () => {
  await start()
  for (let n = 0; n < 60; n++) expect((await ask(closed.path, '203.0.113.7', 'ended'))?.statusCode).toBe(401)
  expect((await ask(closed.path, '203.0.113.7', 'ended'))?.statusCode).toBe(429)
  expect(asked).toBe(60)
  expect((await ask(closed.path, '203.0.113.7', 'ended too'.replace(' ', '-')))?.statusCode).toBe(401)
  expect((await ask(closed.path, '203.0.113.7', 'good'))?.statusCode).toBe(200)
})

test('good requests do not count as refused ones', async () => {
  await start()
  for (let n = 0; n < 310; n++) await ask(closed.path, '203.0.113.7', 'good')
  expect((await ask(closed.path, '203.0.113.7', 'good'))?.statusCode).toBe(200)
})

test('addresses of one IPv6 network count as one caller [P-A10]', async () => {
  await start()
  const caller = (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`
  expect(await flood(310, caller, closed.path)).toEqual({ 401: 300, 429: 10 })
  expect((await ask(closed.path, '2001:db8:1:3::1'))?.statusCode).toBe(401)
})

test('a proxy on another machine is believed when the settings name it, and otherwise counts as the caller', async () => {
  const byProxy = async (proxy: string) => {
    const counts: Record<number, number> = {}
    for (let n = 0; n < 305; n++) {
      const status = (await ask(closed.path, `203.0.113.${n % 100}`, 'made-up', proxy))?.statusCode ?? 0
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }
  await start({ trustProxy: ['10.0.3.0/24'] })
  expect(await byProxy('10.0.3.9')).toEqual({ 401: 305 })
  expect(await byProxy('10.0.4.9')).toEqual({ 401: 300, 429: 5 })
})
