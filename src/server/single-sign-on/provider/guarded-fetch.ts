import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import type { CustomFetchOptions } from 'openid-client'
import { isConfidential } from '#model/single-sign-on/addresses.ts'

/** Thrown for an address this installation does not ask; the message names the host. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

/** Bytes of an answer. */
const most = 1024 * 1024

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** Networks that are not the internet (IANA special-purpose address registries). */
const special4 = listOf(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  'ipv4',
)

/** The public range of IPv6, and the parts of it that stand for IPv4 or for nothing. */
const global6 = listOf(['2000::/3'], 'ipv6')

const special6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'], 'ipv6')

/** The own machine and own networks: those an installation may allow. Not link-local, where machines in the cloud offer their secrets. */
const own4 = listOf(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'], 'ipv4')

const own6 = listOf(['::1/128', 'fc00::/7'], 'ipv6')

/** True when the server may ask an address that someone typed, once its name is resolved. */
export function isReachable(address: string, allowPrivate: boolean): boolean {
  if (isIPv4(address)) return !special4.check(address) || (allowPrivate && own4.check(address))
  if (!isIPv6(address)) return false
  if (allowPrivate && own6.check(address, 'ipv6')) return true
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Resolves a name and lets through only addresses that may be asked; the connection goes to the very addresses that were looked at. */
const guardedLookup =
  (allowPrivate: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const fine = found.filter(({ address }: LookupAddress) => isReachable(address, allowPrivate))
      const [first] = fine
      if (!first) return done(new RefusedAddress(hostname), [])
      if (options.all) return done(null, fine)
      done(null, first.address, first.family)
    })
  }

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
    const host = bare(url.hostname)
    if (!isConfidential(url.href) || (isIP(host) && !isReachable(host, allowPrivate)))
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
