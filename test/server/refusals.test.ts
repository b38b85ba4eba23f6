import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#model/api/endpoint.ts'
import { effectivePermissions, permissionCodes } from '#model/permissions/codes.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { testSecret, useTestApp } from '../harness/app.ts'
import { makeMuseum, type PersonGiven, signedIn } from '../harness/factories.ts'
import { foreignParams, goodBodies, neededQueries } from '../harness/foreign-params.ts'
import { searchHeaders } from '../harness/search-headers.ts'

const app = useTestApp()

/** The route table, read without a database: nothing connects before it is used. */
const table = await createApp({
  config: readConfig({ DEMO: '0', ENABLE_ADV_SEARCH: '1' }),
  databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  ownerUrl: 'postgres://nobody@127.0.0.1:1/none',
  secret: testSecret,
  log: createLog('silent'),
  clock: () => new Date(),
  publicUrl: () => '',
})
const endpoints: Endpoint[] = table.routes.map(({ endpoint }) => endpoint)
await table.database.close()

const named = (list: readonly Endpoint[]) =>
  list.map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))

const closed = endpoints.filter(({ access }) => access !== 'public')
const demanding = endpoints.filter(({ access }) => typeof access === 'object' || access === 'operator')
const withBody = endpoints.filter(
  ({ body, encoding = 'json' }) => body && encoding === 'json' && !body.safeParse({}).success,
)
const withParams = closed.filter(({ path }) => path.includes(':'))

/** People and things that refusals are tried with are made once: none of them is changed by what is refused. */
const once = <Key, Made>(make: (key: Key) => Promise<Made>): ((key: Key) => Promise<Made>) => {
  const known = new Map<Key, Promise<Made>>()
  return key => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}

interface Asking {
  readonly headers: Record<string, string>
  /** The same for advanced searches, which take a token of their own (row P-A09). */
  readonly searching: Record<string, string>
}

async function member(given: PersonGiven): Promise<Asking> {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), { museum, ...given })
  return { headers: person.headers, searching: searchHeaders(person, museum) }
}

const administrator = once((_museum: 'own') => member({ role: 'TENANT_ADMIN' }))

const operator = once(async (_platform: 'own'): Promise<Asking> => {
  const { headers } = await signedIn(app(), { operator: true })
  return { headers, searching: headers }
})

const headersFor = ({ token }: Endpoint, { headers, searching }: Asking) =>
  token === 'search' ? searching : headers

/** Somebody whom an endpoint lets in. */
const whoMay = ({ access }: Endpoint) => (access === 'operator' ? operator('own') : administrator('own'))

/** Somebody who may do everything but what some permissions allow, and those that they follow from. */
const whoLacks = once((permissions: string) => {
  const lacking = new Set<string>(permissions.split(' '))
  return member({
    permissions: permissionCodes.filter(
      code => ![...effectivePermissions([code])].some(each => lacking.has(each)),
    ),
  })
})

/** Somebody whom an endpoint does not let in. */
function whoMayNot({ access }: Endpoint): Promise<Asking> {
  if (access === 'operator') return administrator('own')
  const { roles = [], permissions = [] } = typeof access === 'object' ? access : {}
  // What is open to every member is closed to who belongs to no museum.
  return roles.includes('USER') ? operator('own') : whoLacks(permissions.join(' '))
}

const foreignThing = once(
  async (make: ((of: ReturnType<typeof app>) => Promise<Record<string, string>>) | undefined) =>
    make?.(app()),
)

let asked = 0
/** Somebody else every time: whoever comes with many bad tokens is turned away before anything is looked at. */
const nextAddress = (): string => {
  asked += 1
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
}

const request = (
  endpoint: Endpoint,
  given: { params?: Record<string, string>; headers?: Record<string, string>; body?: unknown } = {},
): InjectOptions => ({
  method: endpoint.method,
  remoteAddress: nextAddress(),
  url: `${endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => given.params?.[name] ?? '1')}${neededQueries[endpoint.name] ?? ''}`,
  headers: { ...given.headers, ...(endpoint.body && { 'content-type': 'application/json' }) },
  ...(endpoint.body && { payload: JSON.stringify(given.body ?? {}) }),
})

/** What a refusal says; nothing where only headers are asked for. */
function expectRefusal(
  { method }: Endpoint,
  answer: { readonly statusCode: number; json(): unknown },
  status: number,
  error: string,
): void {
  expect(answer.statusCode).toBe(status)
  if (method !== 'HEAD') expect(answer.json()).toMatchObject({ status, error, message: expect.any(String) })
}

describe('every closed route', () => {
  test.each(named(closed))(
    '$name answers 401 without a token, and with a made-up one [P-P12]',
    async ({ endpoint }) => {
      for (const headers of [{}, { authorization: 'Bearer made-up' }, { authorization: 'Basic eDp5' }]) {
        const answer = await app().http.inject(request(endpoint, { headers }))
        expectRefusal(endpoint, answer, 401, 'invalid_token')
      }
    },
  )

  test.each(named(demanding))(
    '$name answers 403 to whoever lacks what it asks for [P-P12]',
    async ({ endpoint }) => {
      const headers = headersFor(endpoint, await whoMayNot(endpoint))
      const answer = await app().http.inject(request(endpoint, { headers }))
      expectRefusal(endpoint, answer, 403, 'forbidden')
    },
  )

  test.each(named(withParams))(
    '$name does not find what belongs to another museum, or a made-up id [P-P13]',
    async ({ endpoint }) => {
      const headers = headersFor(endpoint, await whoMay(endpoint))
      const makeForeign = foreignParams[endpoint.name]
      expect(makeForeign, `test/harness/foreign-params.ts says nothing about ${endpoint.name}`).toBeDefined()
      const foreign = await foreignThing(makeForeign)
      for (const params of [
        foreign,
        { ...foreign, ...mapValues(foreign, () => '999999999999') },
        mapValues(foreign, () => "1'--"),
        mapValues(foreign, () => '9223372036854775808'),
      ]) {
        const answer = await app().http.inject(
          request(endpoint, { headers, params: encoded(params ?? {}), body: goodBodies[endpoint.name] }),
        )
        expectRefusal(endpoint, answer, 404, 'not_found')
      }
    },
  )
})

describe('every route with a body', () => {
  test.each(named(withBody))(
    '$name names all wrong fields of an empty body at once [P-E04]',
    async ({ endpoint }) => {
      const headers = headersFor(endpoint, await whoMay(endpoint))
      const answer = await app().http.inject(request(endpoint, { headers }))
      expect(answer.statusCode).toBe(400)
      const { fields } = answer.json()
      const schema = (
        endpoint.body as unknown as {
          shape: Record<string, { safeParse(value: unknown): { success: boolean } }>
        }
      ).shape
      const needed = Object.keys(schema).filter(name => !schema[name]?.safeParse(undefined).success)
      // Of a group each field is named.
      const named = new Set(Object.keys(fields).map(path => path.split('.')[0]))
      expect([...named].toSorted()).toEqual(needed.toSorted())
    },
  )

  test.each(named(withBody))(
    '$name answers a body that is no JSON with 400 [P-E04]',
    async ({ endpoint }) => {
      const headers = headersFor(endpoint, await whoMay(endpoint))
      const answer = await app().http.inject({ ...request(endpoint, { headers }), payload: '{"a":' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ status: 400, error: 'invalid_request' })
    },
  )
})

function mapValues(
  params: Record<string, string> | undefined,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, change(value)]))
}

function encoded(params: Record<string, string>): Record<string, string> {
  return mapValues(params, encodeURIComponent)
}
