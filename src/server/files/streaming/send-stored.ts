import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '#server/platform/http/index.ts'
import type { ByteRange, Storage } from '#server/platform/storage/index.ts'

export interface StoredToSend {
  readonly key: string
  readonly bytes: number
  /** Changes with the content. */
  readonly tag: string
  readonly mime: string
  readonly disposition: string
  /** Looks at all of it while it goes. */
  readonly whole?: (content: Readable) => Readable
}

/** No page comes of it: whatever is in it, a browser that opens it by itself loads nothing for it and runs nothing of it. */
const policy = "sandbox; default-src 'none'"

/**
 * The part of a content that a `Range` header asks for (RFC 9110, section 14): players hop to and fro, and downloads go on.
 * @returns undefined for the whole, 'outside' for what it does not have. Several parts at once are answered with the whole.
 */
export function requestedRange(
  header: string | undefined,
  bytes: number,
): Required<ByteRange> | 'outside' | undefined {
  const [, first = '', last = ''] = header?.match(/^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/) ?? []
  if (first === '' && last === '') return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start > end ? 'outside' : { start, end }
}

/**
 * Sends what lies in the storage, or the part of it that was asked for (RFC 9110, sections 13 and 14), in little memory. A browser
 * that has it asks each time whether it still may show it.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { key, bytes, tag, mime, disposition, whole }: StoredToSend,
): Promise<FastifyReply> {
  const { headers } = request
  const quoted = `"${tag}"`
  reply
    .header('etag', quoted)
    .header('cache-control', 'private, no-cache')
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', policy)
  if (isKnown(request, quoted)) return reply.code(304).send()
  // A part of another content than the one that was started would fit nowhere.
  const condition = headers['if-range']
  const range =
    condition === undefined || condition === quoted ? requestedRange(headers.range, bytes) : undefined
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const stored = await storage.get(key, range)
  const isWhole = !range || (range.start === 0 && range.end === bytes - 1)
  const content = isWhole && whole ? whole(stored) : stored
  // Its length is sent, and parts are counted in its own bytes: nothing is compressed on the way.
  headers['x-no-compression'] = '1'
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply
    .type(mime)
    .header('content-length', range ? range.end - range.start + 1 : bytes)
    .header('content-disposition', disposition)
    .send(content)
}
