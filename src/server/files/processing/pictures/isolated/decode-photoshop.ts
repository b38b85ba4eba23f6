import { readFile } from 'node:fs/promises'
import { mostPixelsApart, NotShown, type Pixels } from './pixels.ts'

/** Colour modes that are read, to their channels: grey, RGB, CMYK, and duotone, which is grey with inks beside. */
const channelsOf: Readonly<Record<number, 1 | 3 | 4>> = { 1: 1, 3: 3, 4: 4, 8: 1 }

/** Says whether the whole picture was saved beside its layers; programs may leave it away, and write an empty one. */
const mergedResource = Buffer.from('8BIM\u0004\u0021', 'latin1')

function isMerged(resources: Buffer): boolean {
  const at = resources.indexOf(mergedResource)
  return at < 0 || resources[at + 16] !== 0
}

/** Unpacks a row of PackBits: a count, then so many bytes, or one byte so many times. */
function unpack(packed: Buffer, row: Uint8Array): void {
  let to = 0
  for (let at = 0; at < packed.length && to < row.length; ) {
    const count = packed.readInt8(at)
    if (count >= 0) {
      row.set(packed.subarray(at + 1, at + 2 + Math.min(count, row.length - to - 1)), to)
      to += count + 1
      at += count + 2
    } else if (count > -128) {
      row.fill(packed[at + 1] ?? 0, to, to + 1 - count)
      to += 1 - count
      at += 2
    } else at += 1
  }
}

/** The samples of all rows, channel by channel, as they are stored. */
function* rowsOf(data: Buffer, rows: number, rowBytes: number, countBytes: number): Generator<Uint8Array> {
  const compression = data.readUInt16BE(0)
  if (compression > 1) throw new NotShown('zipped')
  let at = compression === 0 ? 2 : 2 + rows * countBytes
  const row = new Uint8Array(rowBytes)
  for (let number = 0; ; number++) {
    const length = compression === 0 ? rowBytes : data.readUIntBE(2 + number * countBytes, countBytes)
    if (at + length > data.length) throw new Error('ends early')
    const stored = data.subarray(at, at + length)
    at += length
    if (compression === 1) unpack(stored, row)
    yield compression === 0 ? stored : row
  }
}

/** Reads the whole picture that image editors save beside the layers (Adobe Photoshop File Formats Specification, 2019). @throws for what is damaged. */
export async function decodePhotoshop({ path }: { readonly path: string }): Promise<Pixels> {
  const file = await readFile(path)
  const isLarge = file.readUInt16BE(4) === 2
  const [stored, height, width] = [file.readUInt16BE(12), file.readUInt32BE(14), file.readUInt32BE(18)]
  const [depth, mode] = [file.readUInt16BE(22), file.readUInt16BE(24)]
  const channels = channelsOf[mode]
  if (width * height === 0) throw new Error('no size')
  if (!channels || channels > stored || (depth !== 8 && depth !== 16)) throw new NotShown('colours')
  if (width * height > mostPixelsApart * 2) throw new NotShown('too large')
  const resourcesAt = 30 + file.readUInt32BE(26)
  const layersAt = resourcesAt + 4 + file.readUInt32BE(resourcesAt)
  if (!isMerged(file.subarray(resourcesAt, layersAt))) throw new NotShown('only layers')
  const dataAt = isLarge
    ? layersAt + 8 + Number(file.readBigUInt64BE(layersAt))
    : layersAt + 4 + file.readUInt32BE(layersAt)
  const step = depth / 8
  const rows = rowsOf(file.subarray(dataAt), stored * height, width * step, isLarge ? 4 : 2)
  const data = new Uint8Array(width * height * channels)
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < height; y++) {
      const row: Uint8Array = rows.next().value
      for (let x = 0; x < width; x++) data[(y * width + x) * channels + channel] = row[x * step] ?? 0
    }
  return mode === 4 ? withoutInks(data, width, height) : { data, width, height, channels }
}

/** Inks are stored as light that is left: all there is of each, times that of black. */
function withoutInks(inks: Uint8Array, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++)
    for (let channel = 0; channel < 3; channel++)
      data[at * 3 + channel] = ((inks[at * 4 + channel] ?? 0) * (inks[at * 4 + 3] ?? 0)) / 255
  return { data, width, height, channels: 3 }
}
