import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { CodedError } from '#server/platform/errors.ts'
import type { Scan } from './scan.ts'

/** Without a sign of life for so long the scanner is given up; a large archive takes it minutes. */
const patienceMs = 300_000

/** The scanner reads pieces of at most so many bytes. */
const pieceBytes = 512 * 1024

const infected = (found: string) =>
  new CodedError('invalid_input', { text: 'errors.fileInfected', params: { found } })
const tooLarge = () => new CodedError('invalid_input', { text: 'errors.fileNotScanned' })
const unreachable = (cause: unknown) =>
  new CodedError('unavailable', { text: 'errors.scannerUnreachable', cause })

/** Pieces as INSTREAM wants them, each behind its length; an empty one ends it. */
async function* pieces(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content as AsyncIterable<Buffer>)
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      yield length
      yield piece
    }
  yield Buffer.alloc(4)
}

/** @returns what the scanner says: 'stream: OK', 'stream: Eicar FOUND', 'INSTREAM size limit exceeded. ERROR'. */
async function ask(url: URL, content: Readable): Promise<string> {
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) })
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')))
  let answer = ''
  let failure: unknown
  const ended = new Promise(resolve => socket.once('close', resolve))
  socket
    .setEncoding('utf8')
    .on('data', (text: string) => {
      answer += text
    })
    .on('error', error => {
      failure = error
    })
  try {
    for await (const piece of pieces(content)) {
      // What is too large for it is answered before all of it was sent.
      if (socket.destroyed || answer !== '') break
      if (!socket.write(piece))
        await Promise.race([new Promise(resolve => socket.once('drain', resolve)), ended])
    }
    await ended
  } finally {
    content.destroy()
    socket.destroy()
  }
  if (answer === '') throw failure ?? new Error('the connection was closed without an answer')
  return answer.replaceAll('\0', '').trim()
}

/** Asks a ClamAV daemon whether it is there. @throws {Error} when it does not answer within three seconds. */
export async function pingClamav(address: string): Promise<void> {
  const url = new URL(address)
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) })
  try {
    socket.setTimeout(3000, () => socket.destroy(new Error('no answer')))
    socket.write('zPING\0')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    if (!answer.toString().startsWith('PONG')) throw new Error('not a ClamAV daemon')
  } finally {
    socket.destroy()
  }
}

/** Shows contents to a ClamAV daemon over TCP (clamd(8), INSTREAM). */
export function clamav(address: string): Scan {
  const url = new URL(address)
  return async content => {
    const answer = await ask(url, content).catch((error: unknown) => {
      throw unreachable(error)
    })
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (found !== undefined) throw infected(found)
    if (/size limit exceeded/i.test(answer)) throw tooLarge()
    if (!/^stream: OK$/.test(answer)) throw unreachable(new Error(answer))
  }
}
