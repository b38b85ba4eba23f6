import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/database.ts'
import type { Announcement, Audience } from './announcement.ts'
import { createEvents, type Events, publish } from './events.ts'
import { type StreamTimes, streamEvents } from './routes.ts'
import type { Subscribable, Subscriber } from './subscription.ts'

const log = createLog('silent')
let urls: TestDatabase
let database: Database
let events: Events

beforeAll(async () => {
  urls = await createTestDatabase()
  database = openDatabase({ url: urls.appUrl, log })
  events = createEvents({ url: urls.appUrl, log })
  await events.start()
})

afterAll(async () => {
  await events.stop()
  await database.close()
  await urls.drop()
})

const announce = (announcement: Announcement) => database.asSystem('test', db => publish(db, announcement))
const meChanged = (accountId: string): Announcement => ({ name: 'me.changed', accountId })
const maintenance: Announcement = { name: 'maintenance.changed', data: { maintenance: true } }
const audience = (accountId: string): Audience => ({ tenantId: '1', accountId, sessionId: `s${accountId}` })

function listen(who: Audience, on: Events = events) {
  const heard: string[] = []
  let gaps = 0
  const stop = on.subscribe(who, {
    onEvent: ({ name }) => void heard.push(name),
    onGap: () => {
      gaps += 1
    },
  })
  return { heard, gaps: () => gaps, stop }
}

test('An event is told when the transaction commits, and never when it does not', async () => {
  const { heard, stop } = listen(audience('1'))
  await expect(
    database.asSystem('test', async db => {
      await publish(db, meChanged('1'))
      throw new Error('no')
    }),
  ).rejects.toThrow()
  await announce(maintenance)
  await vi.waitFor(() => expect(heard).toEqual(['maintenance.changed']), 10_000)
  stop()
  await announce(maintenance)
  await wait(100)
  expect(heard).toHaveLength(1)
})

test('An event published in one server process reaches the listeners of all', async () => {
  const other = createEvents({ url: urls.appUrl, log })
  await other.start()
  const [here, there] = [listen(audience('2')), listen(audience('2'), other)]
  await announce(meChanged('2'))
  await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([['me.changed'], ['me.changed']]), 10_000)
  await other.stop()
  expect(there.gaps()).toBe(1)
})

test('An event too long for the database is refused in the transaction that publishes it', async () => {
  const long = { name: 'me.changed', accountId: 'x'.repeat(8000) } as const
  await expect(announce(long)).rejects.toThrow(RangeError)
})

test('After a lost connection the server listens again and its listeners are told that they may have missed something', async () => {
  const { heard, gaps, stop } = listen(audience('3'))
  const client = new Client({ connectionString: urls.appUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'vitrine events' and datname = current_database()`,
  )
  await client.end()
  await vi.waitFor(() => expect(gaps()).toBe(1), 5000)
  await announce(meChanged('3'))
  await vi.waitFor(() => expect(heard).toEqual(['me.changed']), 10_000)
  stop()
})

test('Neither a notification that is no event of ours nor a listener that fails keeps the news from the others', async () => {
  const failing = events.subscribe(audience('8'), {
    onEvent() {
      throw new Error('no')
    },
    onGap() {},
  })
  const { heard, stop } = listen(audience('8'))
  const client = new Client({ connectionString: urls.appUrl })
  await client.connect()
  for (const junk of ['not json', 'null', '{"name":"maintenance.changed","data":7}']) {
    await client.query("select pg_notify('vitrine_events', $1)", [junk])
  }
  await client.end()
  await announce(meChanged('8'))
  await vi.waitFor(() => expect(heard).toEqual(['me.changed']), 10_000)
  failing()
  stop()
})

/** Opens a stream over real HTTP, as a client would. */
async function openStream(who: Audience, times?: StreamTimes, from: Subscribable = events) {
  let response: ServerResponse | undefined
  const server = createServer((_request, answer) => {
    response = answer
    streamEvents(from, who, answer, { 'x-frame-options': 'DENY' }, times)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outgoing = request({ port, host: '127.0.0.1' }).end()
  const incoming = await new Promise<IncomingMessage>(resolve => outgoing.once('response', resolve))
  const messages: EventSourceMessage[] = []
  const comments: string[] = []
  let retry = 0
  let closed = false
  const parser = createParser({
    onEvent: message => void messages.push(message),
    onComment: comment => void comments.push(comment),
    onRetry: milliseconds => {
      retry = milliseconds
    },
  })
  incoming.setEncoding('utf8')
  incoming.on('data', (text: string) => parser.feed(text))
  incoming.on('close', () => {
    closed = true
  })
  incoming.on('error', () => {})
  return {
    headers: incoming.headers,
    incoming,
    messages,
    comments,
    retry: () => retry,
    closed: () => closed,
    response: () => response,
    async end() {
      incoming.destroy()
      outgoing.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

test('A client receives the events for it as server-sent events that no proxy may hold back', async () => {
  const stream = await openStream(audience('4'))
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-frame-options': 'DENY',
  })
  await announce(meChanged('99'))
  await announce(maintenance)
  await vi.waitFor(() =>
    expect(stream.messages).toEqual([
      { id: undefined, event: 'maintenance.changed', data: '{"maintenance":true}' },
    ]),
  )
  expect(stream.retry()).toBeGreaterThanOrEqual(2000)
  await stream.end()
})

test('A stream ends with its session, and when the person becomes another: the client opens it anew as who they are now', async () => {
  for (const last of [{ name: 'session.ended', sessionId: 's5' } as const, meChanged('5')]) {
    const stream = await openStream(audience('5'))
    await announce(last)
    await vi.waitFor(() => expect(stream.closed()).toBe(true), 10_000)
    expect(stream.messages.map(message => message.event)).toEqual([last.name])
    await stream.end()
  }
})

test('A silent stream is kept awake and ends after its time, so that the client comes back with a fresh token', async () => {
  const stream = await openStream(audience('6'), { heartbeatMs: 50, lifeMs: 400 })
  await vi.waitFor(() => expect(stream.closed()).toBe(true), 10_000)
  expect(stream.comments.length).toBeGreaterThan(3)
  expect(stream.messages).toEqual([])
  await stream.end()
})

test('A client that does not read is let go before its backlog grows', async () => {
  let deliver: Subscriber['onEvent'] = () => {}
  const subscribe: Events['subscribe'] = (_who, { onEvent }) => {
    deliver = onEvent
    return () => {}
  }
  const stream = await openStream(audience('7'), undefined, { subscribe })
  stream.incoming.pause()
  const operation = {
    id: '1',
    operationName: 'x'.repeat(10_000),
    state: 'IN_PROGRESS',
    totalNumberOfElements: 1,
    numberOfProcessedElements: 0,
    stopRequested: false,
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: null,
    canUndo: false,
    undoesId: null,
    undoneById: null,
  } as const
  let backlog = 0
  while (!stream.response()?.destroyed) {
    deliver({ name: 'operation.changed', data: operation })
    backlog = Math.max(backlog, stream.response()?.writableLength ?? 0)
    await setImmediate()
  }
  expect(backlog).toBeLessThan(100_000)
  await stream.end()
})
