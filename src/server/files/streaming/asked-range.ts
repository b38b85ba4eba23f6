import type { ByteRange } from '#server/platform/storage/index.ts'

/**
 * The part of a content that a `Range` header asks for (RFC 9110, section 14): players hop to and fro, and downloads go on.
 * @returns undefined for the whole, 'outside' for what it does not have. Several parts at once are answered with the whole.
 */
export function askedRange(
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
