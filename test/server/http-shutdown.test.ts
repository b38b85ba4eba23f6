import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#model/api/endpoint.ts'
import { route } from '#server/platform/http/index.ts'
import { bareServer, listening } from '../harness/bare-server.ts'

const quick = endpoint({
  name: 'test.quick',
  method: 'GET',
  path: '/api/test/quick',
  access: 'public',
  summary: 'Answers',
  output: z.object({ done: z.boolean() }),
})
const file = endpoint({
  name: 'test.file',
  method: 'GET',
  path: '/api/test/file',
  access: 'public',
  summary: 'Sends a file',
})

test('A server that stops answers what still comes on an open connection, never as if it were under maintenance', async () => {
  const content = new PassThrough()
  const server = await bareServer({
    routes: [
      route(quick, async () => ({ done: true })),
      route(file, async ({ reply }) => reply.type('application/octet-stream').send(content)),
    ],
  })
  const socket = connect(await listening(server), '127.0.0.1')
  let text = ''
  socket.on('data', data => {
    text += data.toString()
  })
  const ended = new Promise(resolve => socket.once('close', resolve))
  const ask = (path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: vitrine.test\r\nconnection: keep-alive\r\n\r\n`)
  // The answer that is under way has promised to keep the connection; then the server is told to stop.
  ask(file.path)
  content.write('first half')
  while (!text.includes('first half')) await wait(5)
  expect(text.toLowerCase()).toContain('connection: keep-alive')
  const closed = server.close()
  await wait(50)
  ask(quick.path)
  await wait(50)
  content.end('second half')
  await Promise.all([closed, ended])
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200'])
  expect(text.split('HTTP/1.1 ')[2]?.toLowerCase()).toContain('connection: close')
})
