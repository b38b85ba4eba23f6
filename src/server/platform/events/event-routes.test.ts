import { afterEach, expect, test, vi } from 'vitest'
import { type BareServer, bareServer, listening } from '../../../../test/harness/bare-server.ts'
import { CodedError } from '../errors.ts'
import type { Actor } from '../http/index.ts'
import { eventRoutes } from './routes.ts'

const anna: Actor = {
  accountId: '10',
  sessionId: '100',
  person: { firstName: 'Anna', lastName: 'Groß', email: 'anna@test.museum' },
  memberships: [],
  tenantId: '1',
  identityId: '5',
  role: 'USER',
  permissions: new Set(),
  operator: false,
  language: 'en',
  impersonatorId: undefined,
  bound: false,
  begunBy: 'password',
  secondFactorMissing: false,
}

let server: BareServer | undefined
afterEach(() => server?.close())

/** Opens a stream at a server where something happens right after the request was let in. */
async function openStream(then: () => Promise<Actor>) {
  let requests = 0
  const subscriptions = new Set<object>()
  /** Number of subscriptions when the second authentication took place. */
  let subscribedBefore = 0
  const authenticate = async () => {
    requests += 1
    if (requests === 1) return anna
    subscribedBefore = subscriptions.size
    return then()
  }
  const events = {
    subscribe() {
      const subscription = {}
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
  }
  server = await bareServer({ authenticate, routes: eventRoutes({ events, authenticate }) })
  const port = await listening(server)
  const controller = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/events`, { signal: controller.signal })
  let closed = false
  response.text().then(
    () => {
      closed = true
    },
    () => undefined,
  )
  return {
    closed: () => closed,
    subscribedBefore: () => subscribedBefore,
    subscriptions: () => subscriptions.size,
    abort: () => controller.abort(),
  }
}

test('A stream whose session ends, or whose museum changes, while it is being opened is closed', async () => {
  const changes = [
    async () => {
      throw new CodedError('invalid_token')
    },
    async () => ({ ...anna, tenantId: '2' }),
    async () => ({ ...anna, tenantId: undefined }),
  ]
  for (const change of changes) {
    const stream = await openStream(change)
    await vi.waitFor(() => expect(stream.closed()).toBe(true), 10_000)
    expect([stream.subscribedBefore(), stream.subscriptions()]).toEqual([1, 0])
    await server?.close()
  }
})

test('A stream that nothing happened to stays open', async () => {
  const stream = await openStream(async () => anna)
  await vi.waitFor(() => expect(stream.subscribedBefore()).toBe(1), 10_000)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(stream.closed()).toBe(false)
  stream.abort()
  await vi.waitFor(() => expect(stream.subscriptions()).toBe(0), 10_000)
})
