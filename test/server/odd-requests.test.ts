import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#model/api/endpoint.ts'
import { route } from '#server/platform/http/index.ts'
import { createLog } from '#server/platform/log.ts'
import { type BareServer, bareServer, listening } from '../harness/bare-server.ts'

const upload = endpoint({
  name: 'test.upload',
  method: 'POST',
  path: '/api/test/upload',
  access: 'public',
  summary: 'Takes a body',
  body: z.object({}),
})
const one = endpoint({
  name: 'test.one',
  method: 'GET',
  path: '/api/test/things/:id',
  access: 'public',
  summary: 'One',
  params: z.object({ id: z.string() }),
})
const failing = endpoint({
  name: 'test.failing',
  method: 'GET',
  path: '/api/test/failing/:status',
  access: 'public',
  summary: 'Fails as a part of the framework would',
  params: z.object({ status: z.string() }),
})
const lost = endpoint({ ...upload, name: 'test.lost', path: '/api/test/lost' })

const lines: string[] = []
let server: BareServer
let port: number

beforeAll(async () => {
  server = await bareServer({
    log: createLog('debug', { write: line => void lines.push(line) }),
    routes: [
      route(upload, async () => undefined),
      route(one, async () => undefined),
      route(failing, async ({ params }) => {
        throw Object.assign(new Error('refused'), { statusCode: Number(params.status) })
      }),
      route(lost, async () => {
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      }),
    ],
  })
  port = await listening(server)
})
afterAll(() => server.close())

/** Sends bytes as they are. @returns the whole answer. */
async function send(text: string, settle?: (socket: ReturnType<typeof connect>) => Promise<void>) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', data => {
    answer += data.toString()
  })
  socket.on('error', () => undefined)
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write(text)
  await settle?.(socket)
  await closed
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const host = 'host: vitrine.test\r\nconnection: close\r\n\r\n'

describe('a request the server cannot make sense of is answered in the shape of all errors [P-E04]', () => {
  test.each([
    ['an address with a broken escape', `GET /%zz HTTP/1.1\r\n${host}`, 400, 'invalid_request'],
    ['such an address of the API', `GET /api/v1/%zz HTTP/1.1\r\n${host}`, 400, 'invalid_request'],
    [
      'a part of an address too long',
      `GET /api/test/things/${'x'.repeat(300)} HTTP/1.1\r\n${host}`,
      413,
      'too_large',
    ],
    ['an address without end', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\n${host}`, 431, 'too_large'],
    ['a header without end', `GET / HTTP/1.1\r\ncookie: ${'x'.repeat(70_000)}\r\n${host}`, 431, 'too_large'],
    ['an unknown method', `FETCH / HTTP/1.1\r\n${host}`, 400, 'invalid_request'],
    ['a method nobody answers', `PROPFIND / HTTP/1.1\r\n${host}`, 404, 'not_found'],
    ['a method the API does not answer', `PATCH /api/test/upload HTTP/1.1\r\n${host}`, 404, 'not_found'],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'invalid_request'],
  ])('%s', async (_what, text, status, error) => {
    const answer = await send(text)
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.body)
    expect(body).toEqual({ status, error, message: expect.any(String), error_description: body.message })
    expect(body.message).not.toBe('')
    expect(answer.head).toContain('content-type: application/json')
    expect(answer.head).toContain('x-content-type-options: nosniff')
    expect(answer.head).toContain("content-security-policy: default-src 'none';frame-ancestors 'none'")
  })

  test('in the language asked for, once that is known', async () => {
    const answer = await send(`GET /%zz HTTP/1.1\r\naccept-language: pl\r\n${host}`)
    const english = await send(`GET /%zz HTTP/1.1\r\n${host}`)
    expect(JSON.parse(answer.body).message).not.toBe(JSON.parse(english.body).message)
  })
})

test('what a part of the framework refuses is never told as a fault of the server', async () => {
  for (const status of [400, 401, 403, 405, 406, 415, 422]) {
    const answer = await server.inject(`/api/test/failing/${status}`)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
  }
  for (const [status, code] of [
    [404, 'not_found'],
    [413, 'too_large'],
    [414, 'too_large'],
    [429, 'too_many_requests'],
    [500, 'internal'],
  ]) {
    const answer = await server.inject(`/api/test/failing/${status}`)
    expect([answer.statusCode, answer.json().error]).toEqual([status === 414 ? 413 : status, code])
  }
})

test('a body that is no JSON, or of no type that is read, is refused with what is wrong with it [F-T21]', async () => {
  const send = (type: string, payload: string) =>
    server.inject({ method: 'POST', url: upload.path, headers: { 'content-type': type }, payload })
  for (const text of ['[', '{"a":1,}', '{"__proto__":{"a":1}}', '['.repeat(60_000), '']) {
    const answer = await send('application/json', text)
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('JSON')])
  }
  const answer = await send('application/xml', '<a/>')
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('type')])
})

test('a client that breaks off an upload is not logged as a lost database, a lost database is', async () => {
  const head = `POST ${upload.path} HTTP/1.1\r\nhost: vitrine.test\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`
  lines.length = 0
  await send(head, async socket => {
    await wait(50)
    socket.resetAndDestroy()
  })
  await wait(200)
  expect(lines.join('')).not.toContain('unavailable')
  expect(lines.join('')).not.toContain('request failed')

  const answer = await server.inject({ method: 'POST', url: lost.path, payload: {} })
  expect(answer.json().error).toBe('unavailable')
  expect(lines.join('')).toContain('request failed')
})
