import { deflateSync } from 'node:zlib'
import startCodec from '@cornerstonejs/codec-openjpeg/wasmjs'
import sharp, { type Sharp } from 'sharp'
import { heicOf, heicOfNoise } from '#server/files/processing/heic.fixture.ts'
import { photoshopFile, rawPictureOf } from '#server/files/processing/made-files.fixture.ts'
import type { Random } from '../../../random.ts'
import { outcomeOf } from '../../fuzz-reader.ts'
import { spoilt } from '../../spoil.ts'
import { pngOf, spoiltPng } from '../../spoil-png.ts'
import { fileReader, formOf, formType } from './upload-file.ts'

const [width, height] = [60, 44]

/** Colours from one corner to the other: small, and no plain surface. */
const plain = (channels: 3 | 4 = 3): Sharp =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height * channels }, (_, at) => (at * 7 + Math.floor(at / 97)) & 255),
    ),
    { raw: { width, height, channels } },
  )

const withMetadata = (picture: Sharp): Sharp =>
  picture.withExif({ IFD0: { Make: 'Vitrine', ImageDescription: 'A cup', Copyright: 'CC0' } })

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const part = (type: string, body: Buffer) => ({ type, body })

/** A PNG that says to be so large. */
const png = (wide: number, high: number, ...parts: readonly ReturnType<typeof part>[]): Buffer =>
  pngOf([
    part('IHDR', Buffer.concat([u32(wide), u32(high), Buffer.from([8, 2, 0, 0, 0])])),
    ...parts,
    part('IEND', Buffer.alloc(0)),
  ])

/** A copy with bytes of it others. */
const changed = (file: Buffer, at: number, ...values: readonly number[]): Buffer => {
  const copy = Buffer.from(file)
  copy.set(values, at)
  return copy
}

/** Where the header of a JPEG's frame begins. */
const frameAt = (jpeg: Buffer): number => jpeg.indexOf(Buffer.from([0xff, 0xc0]))

/** A TIFF whose directories are these, each with the place of the next. */
function tiff(
  entries: readonly (readonly [tag: number, type: number, count: number, value: number])[],
  next: number,
): Buffer {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length)
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + at * 12)
    directory.writeUInt16LE(type, 4 + at * 12)
    directory.writeUInt32LE(count, 6 + at * 12)
    directory.writeUInt32LE(value, 10 + at * 12)
  }
  directory.writeUInt32LE(next, directory.length - 4)
  return Buffer.concat([Buffer.from('49492a0008000000', 'hex'), directory, Buffer.alloc(200)])
}

const box = (type: string, ...bodies: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(bodies)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

async function jpeg2000(): Promise<Buffer> {
  const codec = await startCodec({ print: () => undefined, printErr: () => undefined })
  const encoder = new codec.J2KEncoder()
  try {
    const pixels = await plain().raw().toBuffer()
    encoder
      .getDecodedBuffer({ width, height, bitsPerSample: 8, componentCount: 3, isSigned: false })
      .set(pixels)
    encoder.encode()
    return Buffer.from(encoder.getEncodedBuffer())
  } finally {
    encoder.delete()
  }
}

/** A codestream as a file of its own kind. */
const jp2 = (codestream: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('0000000c6a5020200d0a870a00000014667479706a703220000000006a703220', 'hex'),
    box(
      'jp2h',
      box('ihdr', u32(height), u32(width), Buffer.from([0, 3, 7, 7, 0, 0])),
      box('colr', Buffer.from([1, 0, 0]), u32(16)),
    ),
    box('jp2c', codestream),
  ])

const avif = (): Promise<Buffer> =>
  withMetadata(plain()).heif({ compression: 'av1', quality: 40, effort: 0 }).toBuffer()

/** What a telephone's picture is made of: its plain samples spoilt, or anything at all in their place. */
const spoiltHeic = (valid: Buffer, random: Random): Buffer =>
  random.below(2) === 0
    ? spoilt(valid, random)
    : heicOfNoise(Buffer.from(Array.from({ length: 1 + random.below(1500) }, () => random.below(256))))

/** Pictures as people choose them for themselves. */
const portraits = async (): Promise<readonly Buffer[]> => [
  await jpeg(),
  await plain(4).webp().toBuffer(),
  await plain().gif().toBuffer(),
  heicOf(120),
]

const jpeg = (): Promise<Buffer> => withMetadata(plain()).withIccProfile('srgb').jpeg().toBuffer()

const cameraJpegs = () =>
  Promise.all([plain().resize(20).jpeg().toBuffer(), plain().resize(120).jpeg().toBuffer()])

const filled = (part: readonly number[], length = 1_000_000): Buffer =>
  Buffer.alloc(length, Buffer.from(part))

/** Beginnings of pictures, chains and ends that a search for previews could follow for ever. */
const endless = (): readonly Buffer[] => [
  filled([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 200, 0, 100, 1, 0, 0, 0, 0xff, 0xda, 0, 2]),
  filled([0xff, 0xd8, 0xff, 0xe0, 0, 4]),
  filled([0xff, 0xe0, 0, 4, 0xff, 0xd8, 0xff, 0xe1, 0, 2]),
  Buffer.concat([filled([0xff, 0xd8, 0xff, 0xe0, 0, 8]), Buffer.from([0xff, 0xd9])]),
  filled([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]),
]

const raw = (kind: 'cr2' | 'nef' | 'arw' | 'dng') =>
  fileReader(
    `raw, ${kind.toUpperCase()}`,
    `IMG_1.${kind}`,
    async () => [rawPictureOf(kind, ...(await cameraJpegs()))],
    () => endless().map(noise => rawPictureOf(kind, noise, Buffer.alloc(0))),
  )

export const pictures = [
  fileReader(
    'JPEG',
    'cup.jpg',
    async () => [await jpeg(), await plain().jpeg({ progressive: true }).toBuffer()],
    async () => {
      const file = await plain().jpeg().toBuffer()
      const at = frameAt(file)
      return [
        // 65,535 pixels wide and high; none; a thousand scans over the same pixels.
        changed(file, at + 5, 0xff, 0xff, 0xff, 0xff),
        changed(file, at + 5, 0, 0, 0, 0),
        Buffer.concat([
          file.subarray(0, -2),
          ...Array(1000).fill(file.subarray(file.indexOf(Buffer.from([0xff, 0xda])), -2)),
        ]),
        Buffer.concat([
          Buffer.from([0xff, 0xd8]),
          ...Array(5000).fill(Buffer.from([0xff, 0xe1, 0, 8, 69, 120, 105, 102, 0, 0])),
        ]),
      ]
    },
  ),
  fileReader(
    'PNG',
    'cup.png',
    async () => [
      await withMetadata(plain(4)).png().toBuffer(),
      await plain().png({ palette: true }).toBuffer(),
      await plain().toColourspace('rgb16').png().toBuffer(),
    ],
    () => [
      png(0x7fff_ffff, 0x7fff_ffff, part('IDAT', deflateSync(Buffer.alloc(1000)))),
      png(20_000, 20_000, part('IDAT', deflateSync(Buffer.alloc(50_000_000)))),
      png(
        9,
        9,
        part('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 65))])),
      ),
      png(9, 9, part('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(50_000_000))]))),
      png(9, 9, ...Array(20_000).fill(part('tEXt', Buffer.from('a\0b')))),
    ],
    { spoil: spoiltPng },
  ),
  fileReader(
    'TIFF',
    'cup.tif',
    async () => [
      await withMetadata(plain()).tiff({ compression: 'lzw' }).toBuffer(),
      await plain()
        .tiff({ compression: 'jpeg', tile: true, tileWidth: 16, tileHeight: 16, pyramid: true })
        .toBuffer(),
      await plain().tiff({ compression: 'deflate' }).toBuffer(),
    ],
    () => [
      // A directory that is followed by itself; strips without number; sizes without end.
      tiff([[0x0100, 4, 1, 10]], 8),
      tiff([[0x0111, 4, 0xffff_ffff, 8]], 0),
      tiff(
        [
          [0x0100, 4, 1, 0x7fff_ffff],
          [0x0101, 4, 1, 0x7fff_ffff],
          [0x0102, 3, 1, 8],
          [0x0111, 4, 1, 8],
          [0x0117, 4, 1, 0xffff_ffff],
        ],
        0,
      ),
      tiff(Array(4000).fill([0x8769, 4, 1, 8]), 8),
    ],
  ),
  fileReader(
    'WebP',
    'cup.webp',
    async () => [
      await withMetadata(plain(4)).webp().toBuffer(),
      await plain().webp({ lossless: true }).toBuffer(),
    ],
    async () => {
      const file = await withMetadata(plain(4)).webp().toBuffer()
      return [changed(file, 4, 0xff, 0xff, 0xff, 0xff), changed(file, 24, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)]
    },
  ),
  fileReader(
    'GIF',
    'cup.gif',
    async () => [await plain().gif().toBuffer()],
    async () => {
      const file = await plain().gif().toBuffer()
      const frame = file.subarray(file.indexOf(Buffer.from([0x2c])), -1)
      return [
        changed(file, 6, 0xff, 0xff, 0xff, 0xff),
        Buffer.concat([file.subarray(0, -1), ...Array(2000).fill(frame), Buffer.from([0x3b])]),
      ]
    },
  ),
  fileReader(
    'JPEG 2000',
    'cup.jp2',
    async () => {
      const codestream = await jpeg2000()
      return [codestream, jp2(codestream)]
    },
    async () => {
      const file = jp2(await jpeg2000())
      const at = file.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]))
      return [
        // 2,147,483,647 pixels wide and high; tiles of one pixel; no components, and as many as there can be.
        changed(file, at + 8, 0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff),
        changed(file, at + 24, 0, 0, 0, 1, 0, 0, 0, 1),
        changed(file, at + 40, 0, 0),
        changed(file, at + 40, 0x40, 0),
      ]
    },
  ),
  fileReader(
    'AVIF',
    'cup.avif',
    async () => [await avif()],
    async () => {
      const file = await avif()
      return [changed(file, file.indexOf('ispe') + 8, 0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff)]
    },
  ),
  fileReader(
    'HEIC',
    'cup.heic',
    () => [heicOf(200), heicOf(80, 60, 180)],
    () => {
      const file = heicOf(200)
      const at = file.indexOf('ispe')
      return [
        changed(file, at + 8, 0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff),
        changed(file, at + 8, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30),
        changed(file, file.indexOf('iloc') + 18, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
        changed(file, file.indexOf('ipma') + 8, 0xff, 0xff, 0xff, 0xff),
        heicOfNoise(Buffer.alloc(500_000, 0xaa)),
      ]
    },
    { spoil: spoiltHeic },
  ),
  fileReader('avatars', 'me.jpg', portraits, async () => [changed(await jpeg(), 0, 0, 0)], {
    send: async ({ call }, input) =>
      outcomeOf(await call('POST', '/api/v1/me/avatar', formOf('me.jpg', input), formType)),
  }),
  fileReader('searches by picture', 'cup.jpg', portraits, endless, {
    send: async ({ call }, input) =>
      outcomeOf(await call('POST', '/api/v1/picture-looks', input, 'application/octet-stream')),
  }),
  fileReader(
    'Photoshop',
    'cup.psd',
    () => [photoshopFile(width, height, true), photoshopFile(width, height, false)],
    () => {
      const file = photoshopFile(width, height, true)
      return [
        changed(file, 14, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30),
        changed(file, 26, 0xff, 0xff, 0xff, 0xff),
        changed(file, 12, 0, 56),
      ]
    },
  ),
  raw('cr2'),
  raw('nef'),
  raw('arw'),
  raw('dng'),
]
