import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { analyse } from 'chardet'
import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { TableError } from '../table-error.ts'
import { likelyEncoding } from './likely-encoding.ts'

/** Encodings that the frequency of letters tells apart. */
const usualEncodings = ['windows-1252', 'iso-8859-1', 'iso-8859-2', 'windows-1250'] as const

/** Lines with letters beyond ASCII show the encoding; this much of them is enough. */
const evidenceBytes = 256 * 1024

/** Length of the character cut off at the end of a piece of UTF-8, 0 where none is. */
const cutOff = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

/** Reads the whole file once: a single accent in the last row decides as much as one in the first. */
const evidenceOf = async (path: string): Promise<{ utf8: boolean; evidence: Buffer }> => {
  const kept: Buffer[] = []
  let keptBytes = 0
  let utf8 = true
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const cut = cutOff(bytes)
    const whole = bytes.subarray(0, bytes.length - cut)
    rest = Buffer.from(bytes.subarray(bytes.length - cut))
    utf8 &&= isUtf8(whole)
    if (keptBytes < evidenceBytes && !isAscii(whole)) {
      kept.push(whole)
      keptBytes += whole.length
    }
    if (!utf8 && keptBytes >= evidenceBytes) break
  }
  if (rest.length > 0) {
    kept.push(rest)
    utf8 &&= isUtf8(rest)
  }
  return { utf8, evidence: Buffer.concat(kept) }
}

/** Characters of UTF-8 beyond ASCII, those of Western European letters among them, and bytes that are none. */
const countSequences = (bytes: Buffer): { sequences: number; western: number; strays: number } => {
  let sequences = 0
  let western = 0
  let strays = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    if (length > 1 && isUtf8(bytes.subarray(at, at + length))) {
      sequences++
      if (byte === 0xc3) western++
      at += length - 1
    } else strays++
  }
  return { sequences, western, strays }
}

/** The line of the first byte that is not UTF-8. */
const strayLine = async (path: string): Promise<number> => {
  let line = 1
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = Buffer.concat([rest, chunk])
    // A line end is never part of another character.
    const end = bytes.lastIndexOf(0x0a) + 1
    rest = Buffer.from(bytes.subarray(end))
    for (let at = 0; at < end; ) {
      const next = bytes.indexOf(0x0a, at) + 1
      if (!isUtf8(bytes.subarray(at, next))) return line
      line++
      at = next
    }
  }
  return line
}

/** Characters of UTF-8 to each byte that is none: a text with more was put together from files. */
const mostlyUtf8 = 2

/** Letters such as 'é' in UTF-8 to each byte that is none. In no other encoding does anybody write what they look like there: 'Ã©'. */
const partlyUtf8 = 0.5

/**
 * UTF-16 by its byte order mark or, without one, by its zeros: text of European languages has one in nearly
 * every second byte. Undefined for anything else.
 */
export const utf16Of = (beginning: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(beginning.length / 2)
  if (pairs === 0) return undefined
  let even = 0
  let odd = 0
  for (let place = 0; place < pairs * 2; place += 2) {
    if (beginning[place] === 0) even++
    if (beginning[place + 1] === 0) odd++
  }
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le'
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be'
  return undefined
}

/**
 * The encoding of a text file, found by its byte order mark, its bytes, or the frequency of its letters.
 * @throws TableError mixedEncodings, with the first line that is not like the others
 */
export const detectEncoding = async (path: string, beginning: Buffer): Promise<TextEncodingName> => {
  const wide = utf16Of(beginning)
  if (wide) return wide
  const { utf8, evidence } = await evidenceOf(path)
  if (utf8) return 'utf-8'
  const { sequences, western, strays } = countSequences(evidence)
  if (sequences > strays * mostlyUtf8 || western > strays * partlyUtf8)
    throw new TableError('mixedEncodings', { row: await strayLine(path) })
  const names = analyse(evidence).map(({ name }) => name.toLowerCase())
  const usual = usualEncodings
    .filter(name => names.includes(name))
    .sort((one, other) => names.indexOf(one) - names.indexOf(other))
  return likelyEncoding(evidence, usual[0] ?? 'windows-1252')
}
