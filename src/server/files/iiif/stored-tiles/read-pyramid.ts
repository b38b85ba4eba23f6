import type { Size } from '#model/files/iiif/image-request.ts'
import { tileSize } from '#model/files/iiif/tile-size.ts'
import { NoPyramidError, type Page, type ReadPart, readPages, refuse } from './tiff.ts'

/** A level of a pyramid as it is stored: tiles of JPEG, which share their tables. */
export interface StoredLevel extends Size {
  /** Tiles in a row, and rows of them; those at the right and lower edge are filled up to their full size. */
  readonly across: number
  readonly down: number
  /** Place of each tile in the file, row by row, and its bytes. */
  readonly starts: Float64Array
  readonly lengths: Uint32Array
  /** Colours of each pixel: three, or one of a grey picture. */
  readonly channels: 1 | 3
  /** Bytes that a tile lacks to be a JPEG of its own: they go before its frame. */
  readonly head: Buffer
}

const tags = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  colours: 262,
  channels: 277,
  planes: 284,
  tileWidth: 322,
  tileHeight: 323,
  starts: 324,
  lengths: 325,
  tables: 347,
} as const

const jpegCompression = 7

/** Values of tag 262. */
const colours = { grey: 1, rgb: 2, ycbcr: 6 } as const

const longestSide = 1_000_000
const mostTiles = 100_000
const mostTableBytes = 64 * 1024
/** Bytes of one tile: of noise in the best quality, a fourth of this. */
const mostTileBytes = 4 * 1024 ** 2

const start = Buffer.from([0xff, 0xd8])
const isStart = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8
const isEnd = (bytes: Buffer): boolean => bytes.readUInt16BE(bytes.length - 2) === 0xffd9

/** Says that the colours are brightness and two differences, or brightness alone (JFIF 1.2). */
const jfif = Buffer.from('ffe000104a46494600010200000100010000', 'hex')

/** Says that the colours are red, green and blue as they are (Adobe's marker, transform 0). */
const adobe = Buffer.from('ffee000e41646f626500640000000000', 'hex')

async function one(page: Page, tag: number, otherwise?: number): Promise<number> {
  if (otherwise !== undefined && !page.has(tag)) return otherwise
  const [value = 0] = await page.numbers(tag, 1)
  return value
}

const within = (value: number, most: number): number =>
  Number.isInteger(value) && value >= 1 && value <= most ? value : refuse('a number out of bounds')

/** @throws {NoPyramidError} for colours the product does not write */
function markerOf(photometric: number, channels: number): Buffer {
  if (channels === 1 && photometric === colours.grey) return jfif
  if (channels === 3 && photometric === colours.ycbcr) return jfif
  if (channels === 3 && photometric === colours.rgb) return adobe
  return refuse('other colours')
}

async function readLevel(page: Page): Promise<StoredLevel> {
  const width = within(await one(page, tags.width), longestSide)
  const height = within(await one(page, tags.height), longestSide)
  const channels = await one(page, tags.channels, 1)
  if (channels !== 1 && channels !== 3) return refuse('other colours')
  const bits = await page.numbers(tags.bits, channels)
  if (bits.some(each => each !== 8)) return refuse('other depths of colour')
  if ((await one(page, tags.compression)) !== jpegCompression) return refuse('another compression')
  if ((await one(page, tags.planes, 1)) !== 1) return refuse('colours apart')
  for (const side of [tags.tileWidth, tags.tileHeight])
    if ((await one(page, side)) !== tileSize) return refuse('tiles of another size')
  const [across, down] = [Math.ceil(width / tileSize), Math.ceil(height / tileSize)]
  const count = within(across * down, mostTiles)
  const starts = await page.numbers(tags.starts, count)
  const lengths = await page.numbers(tags.lengths, count)
  if (lengths.some(length => length > mostTileBytes)) return refuse('a tile too large')
  const tables = await page.bytes(tags.tables, mostTableBytes)
  if (!isStart(tables) || !isEnd(tables)) return refuse('no tables')
  const marker = markerOf(await one(page, tags.colours), channels)
  return {
    width,
    height,
    across,
    down,
    starts: Float64Array.from(starts),
    lengths: Uint32Array.from(lengths),
    channels,
    head: Buffer.concat([start, marker, tables.subarray(2, -2)]),
  }
}

const isHalf = (smaller: number, larger: number): boolean => Math.abs(smaller - larger / 2) < 1

/**
 * Reads where the tiles of a stored pyramid lie, level by level, the largest first.
 * @returns undefined for what is not exactly as the product writes pyramids: that is left to the decoder.
 */
export async function readPyramid(read: ReadPart): Promise<readonly StoredLevel[] | undefined> {
  try {
    const levels: StoredLevel[] = []
    for (const page of await readPages(read)) {
      const level = await readLevel(page)
      const above = levels.at(-1)
      if (above && !(isHalf(level.width, above.width) && isHalf(level.height, above.height)))
        return refuse('no halved size')
      levels.push(level)
    }
    return levels
  } catch (error) {
    if (error instanceof NoPyramidError) return undefined
    throw error
  }
}

/** Frames that every browser decodes: baseline, extended, progressive. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
const scan = 0xda

/** True for a JPEG whose frame is a full tile of so many channels. */
function isTile(jpeg: Buffer, channels: number): boolean {
  if (!isStart(jpeg) || !isEnd(jpeg)) return false
  for (let at = 2; at + 10 <= jpeg.length; ) {
    const [mark, marker, length] = [jpeg[at], jpeg[at + 1] ?? 0, jpeg.readUInt16BE(at + 2)]
    if (mark !== 0xff || marker === scan || length < 2) return false
    if (frames.has(marker))
      return (
        jpeg[at + 4] === 8 &&
        jpeg.readUInt16BE(at + 5) === tileSize &&
        jpeg.readUInt16BE(at + 7) === tileSize &&
        jpeg[at + 9] === channels
      )
    at += 2 + length
  }
  return false
}

/**
 * Reads a tile as it is stored, without decoding it.
 * @returns a JPEG of its own; undefined for what is none, which is left to the decoder.
 */
export async function readTile(
  read: ReadPart,
  { across, starts, lengths, channels, head }: StoredLevel,
  column: number,
  row: number,
): Promise<Buffer | undefined> {
  const at = row * across + column
  const [from, length] = [starts[at], lengths[at]]
  if (from === undefined || !length) return undefined
  const tile = await read(from, length).catch(error =>
    error instanceof RangeError ? undefined : Promise.reject(error),
  )
  if (tile?.length !== length || !isTile(tile, channels)) return undefined
  return Buffer.concat([head, tile.subarray(2)])
}
