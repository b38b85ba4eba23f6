import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { guardedLookup, isForbiddenHost, RefusedAddress } from './reachable.ts'

export type FetchProblem = 'refused' | 'unreachable' | 'tooSlow' | 'status' | 'redirects' | 'tooLarge'

/** Thrown for a file that was not to be had from its address. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly problem: FetchProblem
  /** Status of the answer, where that is the problem. */
  readonly status: number | undefined

  constructor(
    problem: FetchProblem,
    { status, cause }: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(problem, { cause })
    this.problem = problem
    this.status = status
  }
}

export interface FetchFileOptions {
  /** True where servers in the installation's own networks may be asked. */
  readonly allowPrivate: boolean
  readonly mostBytes: number
  /** Milliseconds without a byte after which a server counts as silent. */
  readonly silenceMs?: number
  /** Milliseconds for all of it. */
  readonly wholeMs?: number
}

const mostRedirects = 5
const usual = { silenceMs: 30_000, wholeMs: 10 * 60_000 }
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** @throws {FetchFailure} for what is no plain address on the web, or one that may not be asked */
function plainAddress(text: string, base: string | undefined, allowPrivate: boolean): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain || isForbiddenHost(url.hostname, allowPrivate)) throw new FetchFailure('refused')
  return url
}

/** Errors of a connection, as far as they say what is wrong with the address. */
function failureOf(error: unknown, whole: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (error instanceof RefusedAddress) return new FetchFailure('refused', { cause: error })
  return new FetchFailure(whole.aborted ? 'tooSlow' : 'unreachable', { cause: error })
}

function ask(
  url: URL,
  { allowPrivate, silenceMs }: Required<Pick<FetchFileOptions, 'allowPrivate' | 'silenceMs'>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { accept: 'image/*, */*;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Vitrine' }
  const sent = request(
    url,
    { headers, lookup: guardedLookup(allowPrivate), agent: false, signal, timeout: silenceMs },
    answer => {
      sent.on('timeout', () => answer.destroy(new FetchFailure('tooSlow')))
      resolve(answer)
    },
  )
  sent.on('timeout', () => reject(new FetchFailure('tooSlow')))
  sent.on('timeout', () => sent.destroy())
  sent.on('error', reject)
  sent.end()
  return promise
}

/**
 * Fetches a file from an address that someone wrote into a table: never from the server's own networks (unless they are allowed), whether it
 * is named there, looked up or redirected to; never more than so many bytes, and never for longer than so long.
 * @throws {FetchFailure}; so does the stream
 */
export async function fetchFile(address: string, options: FetchFileOptions): Promise<Readable> {
  const { allowPrivate, mostBytes, silenceMs = usual.silenceMs, wholeMs = usual.wholeMs } = options
  const whole = AbortSignal.timeout(wholeMs)
  let url = plainAddress(address, undefined, allowPrivate)
  for (let turn = 0; turn <= mostRedirects; turn++) {
    const answer = await ask(url, { allowPrivate, silenceMs }, whole).catch(error => {
      throw failureOf(error, whole)
    })
    const { statusCode: status = 0, headers } = answer
    if (redirects.has(status) && headers.location !== undefined) {
      answer.destroy()
      url = plainAddress(headers.location, url.href, allowPrivate)
      continue
    }
    if (status !== 200 || Number(headers['content-length'] ?? 0) > mostBytes) {
      answer.destroy()
      throw status === 200 ? new FetchFailure('tooLarge') : new FetchFailure('status', { status })
    }
    return Readable.from(bounded(answer, mostBytes, whole))
  }
  throw new FetchFailure('redirects')
}

async function* bounded(answer: IncomingMessage, most: number, whole: AbortSignal): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > most) throw new FetchFailure('tooLarge')
      yield piece
    }
    if (!answer.complete) throw new FetchFailure('unreachable')
  } catch (error) {
    throw failureOf(error, whole)
  } finally {
    answer.destroy()
  }
}
