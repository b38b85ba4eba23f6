import sharp, { type Metadata } from 'sharp'
import { colourNames } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { orientationOf, pixelClassOf } from '#model/files/shape-of.ts'
import { describeLooks } from './describe-looks.ts'
import { levelFor } from './levels.ts'
import { makePyramid } from './make-pyramid.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { openPicture } from './open-picture.ts'
import { firstSize, openingOptions, pyramidFrom } from './picture-limits.ts'
import { makePoster, posterStrategy } from './poster-strategies.ts'

export interface SeenPicture {
  readonly measured: Partial<FileCard>
  readonly looks?: string
  readonly thumbnail: Uint8Array
  /** True when a pyramid was written. */
  readonly hasPyramid: boolean
}

/**
 * Looks at a picture, every pixel of it, once: what is small is made from what is large. The original is decoded to `firstSize`, or,
 * where it is large, into a pyramid.
 * @param pyramidPath where a pyramid may be written.
 * @throws when it cannot be decoded.
 */
async function lookAtPicture(path: string, metadata: Metadata, pyramidPath: string): Promise<SeenPicture> {
  const { width, height } = metadata.autoOrient
  const longest = Math.max(width, height)
  const hasPyramid = longest > pyramidFrom
  const inOrder = (metadata.orientation ?? 1) === 1
  if (hasPyramid) await makePyramid(openPicture(path, { inOrder }), pyramidPath)
  const source = hasPyramid
    ? openPicture(pyramidPath, {
        page: levelFor(await openPicture(pyramidPath).metadata(), longest / firstSize),
      })
    : openPicture(path, { inOrder })
  const small = await source
    .resize(firstSize, firstSize, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = () => sharp(small.data, { raw: small.info })
  const [thumbnail, { looks, colours }] = await Promise.all([
    makeThumbnail(from(), firstSize),
    describeLooks(from()),
  ])
  return {
    measured: {
      width,
      height,
      resolution: `${width} × ${height}`,
      pixelClass: { id: pixelClassOf(width, height) },
      orientation: { id: orientationOf(width, height) },
      colours: colours.map(name => ({ colour: { id: colourNames[name] } })),
    },
    ...(looks !== undefined && { looks }),
    thumbnail,
    hasPyramid,
  }
}

/** Media type to the format the decoder must find in it. */
const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/tiff': 'tiff',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
}

export interface PictureInput {
  readonly path: string
  readonly mime: string
  /** As EXIF numbers them, where the content itself may not say it. */
  readonly orientation?: number
  /** Files to which the preview and the pyramid may be written. */
  readonly posterPath: string
  readonly pyramidPath: string
}

export interface SeenAnyPicture extends SeenPicture {
  /** True when the file at `posterPath` is its picture. */
  readonly hasPoster: boolean
}

/** Number of pages a document in one TIFF has; the smaller sizes of a pyramid are none. */
async function pagesOf(path: string, { format, pages = 1, width }: Metadata): Promise<number | undefined> {
  if (format !== 'tiff' || pages < 2) return undefined
  const second = await sharp(path, { ...openingOptions, page: 1 }).metadata()
  return second.width < width ? undefined : pages
}

async function look(path: string, pyramidPath: string, format?: string): Promise<SeenPicture> {
  const metadata = await sharp(path, openingOptions).metadata()
  if (format !== undefined && metadata.format !== format) throw new Error('another format')
  const seen = await lookAtPicture(path, metadata, pyramidPath)
  const pages = await pagesOf(path, metadata)
  return pages ? { ...seen, measured: { ...seen.measured, pages } } : seen
}

/**
 * Looks at a picture of any format that is kept, or at the picture in place of one that the decoder does not read.
 * @returns undefined for what cannot be shown. @throws when it cannot be decoded.
 */
export async function analyseAnyPicture({
  path,
  mime,
  orientation,
  posterPath,
  pyramidPath,
}: PictureInput): Promise<SeenAnyPicture | undefined> {
  const strategy = posterStrategy(mime)
  if (!strategy) return { ...(await look(path, pyramidPath, formats[mime])), hasPoster: false }
  const poster = await makePoster(strategy, path, { orientation, to: posterPath })
  if (!poster) return undefined
  const { measured, ...seen } = await look(poster.path, pyramidPath)
  const { width, height } = poster.full ?? {}
  const full = width && height ? { width, height, resolution: `${width} × ${height}` } : {}
  return { ...seen, measured: { ...measured, ...full }, hasPoster: true }
}
