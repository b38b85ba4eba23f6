import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { Random } from '../random.ts'
import { spoilt } from './spoil.ts'

interface Part {
  readonly type: string
  readonly body: Buffer
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

/** A part of a PNG with its checksum. */
export const pngPart = (type: string, body: Buffer): Buffer => {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), body])
  return Buffer.concat([u32(body.length), checked, u32(crc32(checked))])
}

/** A PNG of these parts. */
export const pngOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([signature, ...parts.map(({ type, body }) => pngPart(type, body))])

function partsOf(png: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = signature.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    parts.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return parts
}

/**
 * A PNG with one of its parts spoilt, and the checksums right: a decoder looks at those first and would read nothing else. Pixels are spoilt before
 * they are packed, or as they are packed; now and then the file is spoilt as it lies there.
 */
export function spoiltPng(png: Buffer, random: Random): Buffer {
  if (random.below(5) === 0) return spoilt(png, random)
  const parts = partsOf(png)
  const spoil = random.below(parts.length)
  const isUnpacked = random.below(2) === 0
  return pngOf(
    parts.flatMap((part, at) => {
      if (at !== spoil) return [part]
      const { type, body } = part
      const bytes =
        type === 'IDAT' && isUnpacked ? deflateSync(spoilt(inflateSync(body), random)) : spoilt(body, random)
      // Twice, or in another's place.
      return random.below(8) === 0 ? [{ type, body: bytes }, part] : [{ type, body: bytes }]
    }),
  )
}
