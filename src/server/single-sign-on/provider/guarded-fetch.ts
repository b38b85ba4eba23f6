import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { CustomFetchOptions } from 'openid-client'
import { isConfidential } from '#model/single-sign-on/addresses.ts'
import { guardedLookup, isForbiddenHost, RefusedAddress } from '#server/platform/outgoing/reachable.ts'

/** Bytes of an answer. */
const most = 1024 * 1024

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer) {
    bytes += piece.length
    if (bytes > most) throw new Error('the answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) result.append(name, one)
  return result
}

/** Statuses whose answers have no body; `Response` insists. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * Fetches from an address that an administrator typed, or that the service there named: never from the server's own networks (unless they are
 * allowed), never unencrypted but on the machine itself, never more than a megabyte. Redirects are not followed: they are answers like others.
 */
export const guardedFetch =
  (allowPrivate: boolean) =>
  async (address: string, { method, headers, body, signal }: CustomFetchOptions): Promise<Response> => {
    const url = new URL(address)
    if (!isConfidential(url.href) || isForbiddenHost(url.hostname, allowPrivate))
      throw new RefusedAddress(url.hostname)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = request(
      url,
      { method, headers, lookup: guardedLookup(allowPrivate), agent: false, ...(signal && { signal }) },
      resolve,
    )
    sent.on('error', reject)
    // Forms are all that is ever sent.
    sent.end(body instanceof URLSearchParams ? body.toString() : undefined)
    const answer = await promise
    const status = answer.statusCode ?? 500
    const content = await readBody(answer)
    return new Response(bodiless.has(status) ? null : new Uint8Array(content), {
      status,
      headers: headersOf(answer),
    })
  }
