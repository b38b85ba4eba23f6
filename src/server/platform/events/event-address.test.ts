import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { bearer, makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { type Announcement, publish } from './index.ts'

const app = useTestApp()
let origin: string

beforeAll(async () => {
  await app().http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app().http.server.address() as AddressInfo).port}`
})

const open: AbortController[] = []
afterAll(() => {
  for (const stream of open) stream.abort()
})

/** Opens the stream as the client does, and keeps what comes. */
async function openStream(headers: Record<string, string>) {
  const controller = new AbortController()
  open.push(controller)
  const response = await fetch(`${origin}/api/v1/events`, { headers, signal: controller.signal })
  const heard: { name: string; data: unknown }[] = []
  let closed = false
  const parser = createParser({
    onEvent: ({ event = '', data }) => void heard.push({ name: event, data: JSON.parse(data) }),
  })
  const read = async () => {
    if (!response.body) return
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text)
    closed = true
  }
  read().catch(() => {})
  return { response, heard, closed: () => closed }
}

const announce = (announcement: Announcement) =>
  app().database.asSystem('test', db => publish(db, announcement))

const operationOf = (tenantId: string, accountId: string): Announcement => ({
  name: 'operation.changed',
  tenantId,
  accountId,
  data: {
    id: '1',
    operationName: 'test',
    state: 'IN_PROGRESS',
    totalNumberOfElements: 10,
    numberOfProcessedElements: 5,
    stopRequested: false,
    startedAt: new Date(0).toISOString(),
    endedAt: null,
    canUndo: false,
    undoesId: null,
    undoneById: null,
  },
})

test('A person hears the news of the own museum and never those of another, nor those of a colleague', async () => {
  const [museum, elsewhere] = [await makeMuseum(app()), await makeMuseum(app())]
  const anna = await signedIn(app(), { museum })
  const colleague = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const stranger = await signedIn(app(), { museum: elsewhere, role: 'TENANT_ADMIN' })
  const streams = await Promise.all([anna, colleague, stranger].map(({ headers }) => openStream(headers)))
  const [annas, colleagues, strangers] = streams
  expect(annas?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(annas?.response.headers.get('content-encoding')).toBeNull()
  expect(annas?.response.headers.get('x-content-type-options')).toBe('nosniff')

  const mine = operationOf(museum.tenantId, anna.accountId)
  await announce(mine)
  // The same person in another museum, should there ever be one with that id.
  await announce(operationOf(elsewhere.tenantId, anna.accountId))
  await announce({ name: 'maintenance.changed', data: { maintenance: true } })
  const heardByAll = { name: 'maintenance.changed', data: { maintenance: true } }
  await vi.waitFor(() => {
    expect(annas?.heard).toEqual([
      { name: 'operation.changed', data: 'data' in mine && mine.data },
      heardByAll,
    ])
    expect(colleagues?.heard).toEqual([heardByAll])
    expect(strangers?.heard).toEqual([heardByAll])
  }, 10_000)
})

test('Signing out ends the stream of that session and of no other', async () => {
  const museum = await makeMuseum(app())
  const [leaving, staying] = [await signedIn(app(), { museum }), await signedIn(app(), { museum })]
  const [left, stayed] = [await openStream(leaving.headers), await openStream(staying.headers)]
  const me = await app().http.inject({ url: '/api/v1/me', headers: leaving.headers })
  expect(me.statusCode).toBe(200)
  const out = await app().http.inject({
    method: 'POST',
    url: '/oauth/revoke',
    headers: { ...leaving.headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: leaving.tokens.refresh_token }).toString(),
  })
  expect(out.statusCode).toBeLessThan(300)
  await vi.waitFor(() => expect(left.closed()).toBe(true), 10_000)
  expect(left.heard).toEqual([{ name: 'session.ended', data: {} }])
  expect(stayed.closed()).toBe(false)
})

test('Asking for the head of the stream opens none', async () => {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  const response = await fetch(`${origin}/api/v1/events`, {
    method: 'HEAD',
    headers,
    signal: AbortSignal.timeout(2000),
  })
  expect(response.status).toBe(404)
  for (const path of ['/health', '/login']) {
    expect((await fetch(`${origin}${path}`, { method: 'HEAD' })).status).toBe(200)
  }
})

test('One session holds twenty streams at most: the oldest ends when one more is opened', async () => {
  const museum = await makeMuseum(app())
  const [busy, other] = [await signedIn(app(), { museum }), await signedIn(app(), { museum })]
  const untouched = await openStream(other.headers)
  const streams: Awaited<ReturnType<typeof openStream>>[] = []
  for (let n = 0; n < 21; n++) streams.push(await openStream(busy.headers))
  const [oldest, ...rest] = streams
  await vi.waitFor(() => expect(oldest?.closed()).toBe(true), 10_000)
  expect([untouched, ...rest].filter(stream => stream.closed())).toEqual([])
})

test('Nobody hears anything without a good token', async () => {
  for (const headers of [{}, bearer('x'.repeat(43))]) {
    const { response } = await openStream(headers)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  }
})

test('A server with open streams stops at once', async () => {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum })
  const stream = await openStream(headers)
  const begun = Date.now()
  await app().events.stop()
  await vi.waitFor(() => expect(stream.closed()).toBe(true), 10_000)
  await app().http.close()
  expect(Date.now() - begun).toBeLessThan(3000)
})
