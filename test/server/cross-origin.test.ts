import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '#model/api/endpoint.ts'
import { CodedError } from '#server/platform/errors.ts'
import { RouteTableError, route } from '#server/platform/http/index.ts'
import { type BareServer, bareServer } from '../harness/bare-server.ts'

const shared = {
  method: 'GET',
  access: 'public',
  summary: 'Is read by other sites',
  crossOrigin: true,
} as const

const picture = endpoint({ ...shared, name: 'test.picture', path: '/api/test/picture' })
const gone = endpoint({ ...shared, name: 'test.gone', path: '/api/test/gone' })
const broken = endpoint({ ...shared, name: 'test.broken', path: '/api/test/broken' })
const unsupported = endpoint({ ...shared, name: 'test.unsupported', path: '/api/test/unsupported' })
const own = endpoint({
  name: 'test.own',
  method: 'GET',
  path: '/api/test/own',
  access: 'public',
  summary: 'Is read by the product alone',
})

const refusing = (code: ConstructorParameters<typeof CodedError>[0]) => async () => {
  throw new CodedError(code)
}

let server: BareServer
beforeAll(async () => {
  server = await bareServer({
    routes: [
      route(picture, async ({ reply }) =>
        reply.header('etag', '"a"').type('image/jpeg').send(Buffer.from('picture')),
      ),
      route(gone, refusing('gone')),
      route(broken, async () => {
        throw new Error('broken')
      }),
      route(unsupported, refusing('unsupported')),
      route(own, async ({ reply }) => reply.send('own')),
    ],
  })
})
afterAll(() => server.close())

test('Other sites read every answer of what is open to them, refusals too, and may show it [O-W64]', async () => {
  for (const [path, status] of [
    ['picture', 200],
    ['gone', 410],
    ['broken', 500],
    ['unsupported', 501],
  ] as const)
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await server.inject({ method, url: `/api/test/${path}` })
      expect(statusCode, path).toBe(status)
      expect(headers, path).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['set-cookie']).toBeUndefined()
      if (method === 'HEAD') expect(body).toBe('')
    }
})

test('A browser that asks first is told what it may ask, whoever it asks for [O-W64]', async () => {
  const { statusCode, headers, body } = await server.inject({
    method: 'OPTIONS',
    url: '/api/test/picture',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  expect([statusCode, body]).toEqual([204, ''])
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('Nothing else is open to other sites [O-W64]', async () => {
  const { headers } = await server.inject('/api/test/own')
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect((await server.inject({ method: 'OPTIONS', url: '/api/test/own' })).statusCode).toBe(404)
  const changing = { ...picture, name: 'test.changing', method: 'POST' as const }
  await expect(bareServer({ routes: [route(changing, async ({ reply }) => reply.send())] })).rejects.toThrow(
    RouteTableError,
  )
})
