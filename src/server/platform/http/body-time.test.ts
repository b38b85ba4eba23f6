import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const opened: (FastifyInstance | Socket)[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await ('close' in each ? each.close() : each.destroy())
})

/** Sends a body of ten bytes piece by piece. @returns the first line of the answer. */
async function sent(path: string, everyMs: number, count: number): Promise<string> {
  const app = Fastify({ clientErrorHandler: (error, socket) => void socket.end(`${Object(error).code}\r\n`) })
  app.addContentTypeParser('application/octet-stream', (_request, content, done) => done(null, content))
  limitBodyTime(app, { wholeMs: 200, silenceMs: 200 })
  const answer = async (request: { readonly body: unknown }) => {
    let bytes = 0
    for await (const piece of request.body as AsyncIterable<Buffer>) bytes += piece.length
    return String(bytes)
  }
  app.post('/streamed', { config: { streams: true } as never }, answer)
  app.post('/whole', answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  opened.push(socket, app)
  socket.on('error', () => undefined)
  const { promise, resolve } = Promise.withResolvers<string>()
  let text = ''
  socket.on('data', piece => {
    text += piece
  })
  socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''))
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/octet-stream\r\ncontent-length: 10\r\n\r\n`,
  )
  for (let at = 0; at < count; at++) {
    socket.write('x')
    await new Promise(done => setTimeout(done, everyMs))
  }
  return promise
}

test('A file may come in slowly for as long as it comes; a body that is read as a whole has its time, and silence ends both [F-X08]', async () => {
  const [ok, late] = ['HTTP/1.1 200 OK', 'ERR_HTTP_REQUEST_TIMEOUT']
  expect(
    await Promise.all([
      sent('/streamed', 80, 10),
      sent('/whole', 80, 10),
      sent('/whole', 5, 10),
      sent('/streamed', 10, 3),
      sent('/streamed', 10, 0),
    ]),
  ).toEqual([ok, late, ok, late, late])
})
