import { crc32 } from 'node:zlib'
import type { IiifFormat } from '#model/files/iiif/image-request.ts'
import { iptcOf, type PictureNotice, xmpOf } from './picture-notice.ts'

/** A piece of a JPEG with a name before its content. */
function jpegSegment(marker: number, name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** The block of a Photoshop resource that holds IPTC records. */
function photoshopBlock(iptc: Buffer): Buffer {
  const head = Buffer.from('8BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1')
  head.writeUInt32BE(iptc.length, 8)
  return Buffer.concat([head, iptc, Buffer.alloc(iptc.length % 2)])
}

/** Inserts after the first pieces, which say that it is a JPEG. */
function inJpeg(picture: Buffer, notice: PictureNotice): Buffer {
  const isJfif = picture.readUInt16BE(2) === 0xffe0
  const at = isJfif ? 4 + picture.readUInt16BE(4) : 2
  return Buffer.concat([
    picture.subarray(0, at),
    jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmpOf(notice)),
    jpegSegment(0xed, 'Photoshop 3.0\0', photoshopBlock(iptcOf(notice))),
    picture.subarray(at),
  ])
}

/** Bytes of a PNG before its second piece. */
const pngHead = 33

/** Inserts after the piece that says how large it is. */
function inPng(picture: Buffer, notice: PictureNotice): Buffer {
  const content = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), xmpOf(notice)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([picture.subarray(0, pngHead), length, content, sum, picture.subarray(pngHead)])
}

const riffChunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

const hasXmp = 0x04
const hasAlpha = 0x10

/** Bytes of a WebP before its first piece, and of the head of a piece. */
const riffHead = 12
const chunkHead = 8

/** Returns the piece that announces others than the picture, of one that has none. */
function announcing(picture: Buffer): Buffer {
  const body = riffHead + chunkHead
  const isLossless = picture.toString('latin1', riffHead, riffHead + 4) === 'VP8L'
  const bits = isLossless ? picture.readUInt32LE(body + 1) : 0
  const width = isLossless ? bits & 0x3fff : (picture.readUInt16LE(body + 6) & 0x3fff) - 1
  const height = isLossless ? (bits >>> 14) & 0x3fff : (picture.readUInt16LE(body + 8) & 0x3fff) - 1
  const content = Buffer.alloc(10)
  content[0] = (bits >>> 28) & 1 ? hasAlpha : 0
  content.writeUIntLE(width, 4, 3)
  content.writeUIntLE(height, 7, 3)
  return riffChunk('VP8X', content)
}

/** Appends the notice, and announces it in the first piece. */
function inWebp(picture: Buffer, notice: PictureNotice): Buffer {
  const isExtended = picture.toString('latin1', riffHead, riffHead + 4) === 'VP8X'
  const made = Buffer.concat([
    picture.subarray(0, riffHead),
    ...(isExtended ? [] : [announcing(picture)]),
    picture.subarray(riffHead),
    riffChunk('XMP ', xmpOf(notice)),
  ])
  const flags = riffHead + chunkHead
  made[flags] = (made[flags] ?? 0) | hasXmp
  made.writeUInt32LE(made.length - chunkHead, 4)
  return made
}

const writers: Readonly<Record<IiifFormat, (picture: Buffer, notice: PictureNotice) => Buffer>> = {
  jpg: inJpeg,
  png: inPng,
  webp: inWebp,
}

/** Returns a picture that was made by us with a notice in it; its pixels are as they were (O-W29). */
export const embedNotice = (picture: Buffer, format: IiifFormat, notice: PictureNotice): Buffer =>
  writers[format](picture, notice)
