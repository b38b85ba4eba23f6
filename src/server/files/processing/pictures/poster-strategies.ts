import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { NotShown, type Pixels } from './isolated/pixels.ts'
import { openingOptions } from './picture-limits.ts'

/** A picture made of one that the decoder does not read. */
export interface Poster {
  readonly path: string
  /** Size of the original where the poster is smaller. */
  readonly full?: Pixels['full']
}

/** Reads the pixels of a picture. @returns undefined where it has none that can be shown. @throws for what is damaged. */
type PosterStrategy = (
  path: string,
  orientation?: number,
) => Promise<{ picture: Sharp; full?: Pixels['full'] } | undefined>

const fromPixels = ({ data, width, height, channels, full }: Pixels) => ({
  picture: sharp(data, { raw: { width, height, channels }, limitInputPixels: false }),
  ...(full && { full }),
})

const start = Buffer.from([0xff, 0xd8, 0xff])

const end = Buffer.from([0xff, 0xd9])

/** Baseline, extended and progressive pictures; lossless ones (SOF3) are the raw data of the sensor. */
const frames = new Set([0xc0, 0xc1, 0xc2])

interface Preview {
  readonly from: number
  readonly to: number
  readonly pixels: number
}

/**
 * Reads the markers of a JPEG up to its pixels. Markers from which no picture came are remembered in `dead`: a file may be full of
 * beginnings that all lead into the same markers, and each is read once.
 * @param last where the last end of a JPEG lies
 * @returns undefined where none begins.
 */
function previewAt(file: Buffer, from: number, last: number, dead: Set<number>): Preview | undefined {
  const read: number[] = []
  let at = from + 2
  let pixels = 0
  while (at + 9 < file.length && file[at] === 0xff && !dead.has(at)) {
    read.push(at)
    const marker = file[at + 1] ?? 0
    const length = file.readUInt16BE(at + 2)
    if (frames.has(marker)) pixels = file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7)
    if (marker === 0xda) {
      const pixelsAt = at + 2 + length
      if (pixels === 0 || pixelsAt > last) break
      return { from, to: file.indexOf(end, pixelsAt) + 2, pixels }
    }
    at += 2 + length
  }
  for (const each of read) dead.add(each)
  return undefined
}

/** The largest JPEG within some bytes, in a time that grows with them and no faster. */
export function largestPreview(file: Buffer): Buffer | undefined {
  const last = file.lastIndexOf(end)
  const dead = new Set<number>()
  let best: Preview | undefined
  for (let at = file.indexOf(start); at >= 0 && at < last; at = file.indexOf(start, at + 3)) {
    const found = previewAt(file, at, last, dead)
    if (!found) continue
    if (!best || found.pixels > best.pixels) best = found
    at = found.to - 3
  }
  return best && file.subarray(best.from, best.to)
}

/**
 * The largest JPEG within a file: cameras put one of the whole picture beside the raw data, image editors a small one. Those within
 * the metadata of another are passed over with it.
 */
const findPreview = async (path: string): Promise<Buffer | undefined> => largestPreview(await readFile(path))

/** The preview within a raw picture, turned as the camera says where it says nothing itself. */
const embeddedPreview: PosterStrategy = async (path, orientation = 1) => {
  const preview = await findPreview(path)
  if (!preview) return undefined
  const { orientation: own = 1 } = await sharp(preview).metadata()
  const picture = sharp(preview, { ...openingOptions, failOn: 'none' })
  return { picture: own === 1 ? turned(picture, orientation) : picture }
}

/** Orientations of EXIF to what turns them upright. */
const turns: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 }

const turned = (picture: Sharp, orientation: number): Sharp => picture.rotate(turns[orientation] ?? 0)

/** Decoders are loaded with the first picture that needs them. */
const jpeg2000: PosterStrategy = async path =>
  fromPixels(await (await import('./isolated/decode-jpeg2000.ts')).decodeJpeg2000({ path }))

/** HEIF holds pictures of several codecs; the decoder knows one of them, that of AVIF. */
const heif: PosterStrategy = async path => {
  const { compression } = await sharp(path, openingOptions)
    .metadata()
    .catch(() => ({ compression: undefined }))
  return compression === 'av1'
    ? { picture: sharp(path, openingOptions) }
    : fromPixels(await (await import('./isolated/decode-heic.ts')).decodeHeic({ path }))
}

/** The whole picture beside the layers, or the small one that lists of files show. */
const photoshop: PosterStrategy = async path => {
  try {
    return fromPixels(await (await import('./isolated/decode-photoshop.ts')).decodePhotoshop({ path }))
  } catch (error) {
    if (error instanceof NotShown) return embeddedPreview(path)
    throw error
  }
}

const notShown: PosterStrategy = async () => undefined

const strategies: Readonly<Record<string, PosterStrategy>> = {
  'image/jp2': jpeg2000,
  'image/jpx': jpeg2000,
  'image/j2c': jpeg2000,
  'image/heic': heif,
  'image/heif': heif,
  'image/vnd.adobe.photoshop': photoshop,
  'image/bmp': notShown,
}

/** Decoders of a picture that the decoder does not read by itself: of another format, or the raw data of a camera. */
export const posterStrategy = (mime: string): PosterStrategy | undefined =>
  strategies[mime] ?? (mime.startsWith('image/x-') ? embeddedPreview : undefined)

/** Writes the poster of a picture as a JPEG to `to`. @returns undefined where it cannot be shown. @throws for what is damaged. */
export async function makePoster(
  strategy: PosterStrategy,
  path: string,
  { orientation, to }: { readonly orientation?: number | undefined; readonly to: string },
): Promise<Poster | undefined> {
  const read = await strategy(path, orientation).catch(error => {
    if (error instanceof NotShown) return undefined
    throw error
  })
  if (!read) return undefined
  await read.picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(to)
  return { path: to, full: read.full }
}
