import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp, { type Sharp, type TiffOptions } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageRequest, Size } from '#model/files/iiif/image-request.ts'
import { tileSize } from '#model/files/iiif/tile-size.ts'
import { cutPicture } from '../../processing/pictures/cut-picture.ts'
import { makePyramid } from '../../processing/pictures/make-pyramid.ts'
import { storedTileOf } from '../weight.ts'
import { readPyramid, readTile, type StoredLevel } from './read-pyramid.ts'
import type { ReadPart } from './tiff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-tiles-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Reads a file in memory as a storage does. */
const readerOf =
  (bytes: Buffer): ReadPart =>
  async (start, length) => {
    if (start >= bytes.length) throw new RangeError('the part lies outside the file')
    return bytes.subarray(start, start + length)
  }

/** A picture of colours that differ everywhere, so that no tile is like another. */
const coloured = ({ width, height }: Size, channels: 1 | 3 = 3) => {
  const data = Buffer.alloc(width * height * channels)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++)
        data[at++] = ((x >> channel) + (y >> (2 - channel)) + ((x * y) >> 9) * (channel + 1)) & 0xff
  return sharp(data, { raw: { width, height, channels } })
}

const pixelsOf = async (picture: Uint8Array) =>
  (await sharp(picture).removeAlpha().raw().toBuffer()).toString('base64')

const requestOf = (region: ImageRequest['region'], size: Size): ImageRequest => ({
  region,
  size,
  rotation: 0,
  mirrored: false,
  quality: 'default',
  format: 'png',
})

async function tilesOf(path: string): Promise<{ levels: readonly StoredLevel[]; read: ReadPart }> {
  const read = readerOf(await readFile(path))
  const levels = await readPyramid(read)
  if (!levels) throw new Error('no pyramid')
  return { levels, read }
}

const size = { width: 3001, height: 1801 }

describe.each<readonly [what: string, picture: () => Sharp | Promise<Sharp>]>([
  ['in colours', () => coloured(size)],
  ['in grey', () => coloured(size, 1)],
  ['of printing colours', async () => sharp(await coloured(size).toColourspace('cmyk').jpeg().toBuffer())],
  ['with transparent parts', async () => sharp(await coloured(size).ensureAlpha(0.4).png().toBuffer())],
])('A stored pyramid %s', (what, picture) => {
  test('hands out each whole tile of each level as the decoder would cut it, pixel by pixel [O-W141]', async () => {
    const path = join(folder, `${what.replaceAll(' ', '-')}.tif`)
    await makePyramid(await picture(), path)
    const { levels, read } = await tilesOf(path)
    expect(levels.map(({ width, height }) => [width, height])).toEqual([
      [3001, 1801],
      [1500, 900],
      [750, 450],
      [375, 225],
    ])
    const source = { ...size, key: '', levels, inOrder: true }
    let whole = 0
    for (const [at, level] of levels.entries())
      for (let row = 0; row < level.down; row++)
        for (let column = 0; column < level.across; column++) {
          const side = tileSize * 2 ** at
          const [left, top] = [column * side, row * side]
          const region = {
            left,
            top,
            width: Math.min(side, size.width - left),
            height: Math.min(side, size.height - top),
          }
          const wanted = {
            width: Math.ceil(region.width / 2 ** at),
            height: Math.ceil(region.height / 2 ** at),
          }
          const request = requestOf(region, wanted)
          const tile = storedTileOf(source, { ...request, format: 'jpg' })
          const isFull = (column + 1) * tileSize <= level.width && (row + 1) * tileSize <= level.height
          expect(tile, `${at} ${column} ${row}`).toEqual(isFull ? { level: at, column, row } : undefined)
          if (!isFull) continue
          whole += 1
          const stored = await readTile(read, level, column, row)
          if (!stored) throw new Error('no tile')
          const { width, height, format } = await sharp(stored).metadata()
          expect([width, height, format]).toEqual([tileSize, tileSize, 'jpeg'])
          const cut = await cutPicture({ path, source, request })
          expect((await pixelsOf(stored)) === (await pixelsOf(cut)), `${at} ${column} ${row}`).toBe(true)
        }
    expect(whole).toBe(5 * 3 + 2)
  })
})

test('A tile is right in its colours where the pyramid keeps red, green and blue as they are, and in a large file [O-W141]', async () => {
  for (const [name, options] of [
    ['rgb', { quality: 95 }],
    ['bigtiff', { quality: 88, bigtiff: true }],
  ] as const) {
    const path = join(folder, `${name}.tif`)
    await coloured(size)
      .tiff({
        compression: 'jpeg',
        tile: true,
        tileWidth: tileSize,
        tileHeight: tileSize,
        pyramid: true,
        ...options,
      })
      .toFile(path)
    const { levels, read } = await tilesOf(path)
    const [level] = levels
    const stored = level && (await readTile(read, level, 1, 1))
    if (!stored) throw new Error(`${name}: no tile`)
    const source = { ...size, key: '', levels, inOrder: true }
    const region = { left: tileSize, top: tileSize, width: tileSize, height: tileSize }
    const cut = await cutPicture({ path, source, request: requestOf(region, region) })
    expect((await pixelsOf(stored)) === (await pixelsOf(cut)), name).toBe(true)
  }
})

test('What is not exactly a stored tile is left to the decoder [O-W67]', () => {
  const levels = [size, { width: 1500, height: 900 }]
  const source = { ...size, key: '', levels, inOrder: true }
  const whole = {
    ...requestOf({ left: 512, top: 0, width: 512, height: 512 }, { width: 512, height: 512 }),
    format: 'jpg' as const,
  }
  expect(storedTileOf(source, whole)).toEqual({ level: 0, column: 1, row: 0 })
  expect(storedTileOf(source, { ...whole, quality: 'color' })).toEqual({ level: 0, column: 1, row: 0 })
  for (const other of [
    { format: 'png' as const },
    { quality: 'gray' as const },
    { rotation: 90 },
    { mirrored: true },
    { size: { width: 511, height: 512 } },
    { region: { ...whole.region, left: 513 } },
    { region: { ...whole.region, width: 511 } },
    { region: { ...whole.region, left: 1024, width: 1024, height: 512 } },
  ])
    expect(storedTileOf(source, { ...whole, ...other }), JSON.stringify(other)).toBeUndefined()
  // A smaller picture of its own has tiles of its own.
  expect(storedTileOf({ ...source, width: 1200, height: 720 }, whole)).toBeUndefined()
})

describe('What is no pyramid of ours', () => {
  const pyramid = async () => {
    const path = join(folder, 'plain.tif')
    await makePyramid(coloured(size), path)
    return readFile(path)
  }

  test('is known as none: other files, other compressions, strips, one page alone too large [O-W67]', async () => {
    const other = async (options: TiffOptions) => coloured(size).tiff(options).toBuffer()
    for (const bytes of [
      Buffer.from('II'),
      Buffer.from('not a picture, and longer than a head'),
      await coloured(size).png().toBuffer(),
      await other({ compression: 'deflate', tile: true, tileWidth: tileSize, tileHeight: tileSize }),
      await other({ compression: 'jpeg' }),
      await other({ compression: 'jpeg', tile: true, tileWidth: 256, tileHeight: 256, pyramid: true }),
    ])
      expect(await readPyramid(readerOf(bytes))).toBeUndefined()
  })

  test('cut short anywhere, or with any byte of what describes it changed, ends in no error and no endless work [O-W67]', async () => {
    const bytes = await pyramid()
    const first = bytes.readUInt32LE(4)
    // Most changes meet the first page, of which nearly every byte means something.
    const place = fc.oneof(fc.nat(230), fc.nat(bytes.length - first - 1))
    const changes = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 4 })
    const cut = fc.option(fc.nat(bytes.length), { nil: bytes.length, freq: 3 })
    await fc.assert(
      fc.asyncProperty(changes, cut, async (changed, length) => {
        const spoilt = Buffer.from(bytes)
        for (const [at, value] of changed) spoilt[first + at] = value
        let reads = 0
        const read: ReadPart = (start, wanted) => {
          reads += 1
          expect(wanted).toBeLessThanOrEqual(4 * 1024 ** 2)
          return readerOf(spoilt.subarray(0, length))(start, wanted)
        }
        for (const level of (await readPyramid(read)) ?? []) {
          const tile = await readTile(read, level, 0, 0)
          if (tile) expect(tile.readUInt16BE(0)).toBe(0xffd8)
        }
        expect(reads).toBeLessThan(200)
      }),
      { numRuns: 400 },
    )
  })

  test('whose pages lead back to themselves is refused [O-W67]', async () => {
    const bytes = await pyramid()
    const first = bytes.readUInt32LE(4)
    bytes.writeUInt32LE(first, first + 2 + bytes.readUInt16LE(first) * 12)
    expect(await readPyramid(readerOf(bytes))).toBeUndefined()
  })
})
