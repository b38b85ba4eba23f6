import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import sharp, { type Metadata } from 'sharp'
import { CodedError } from '#server/platform/errors.ts'
import { type Storage, withLocalFile, withTemporaryFile } from '#server/platform/storage/index.ts'
import { originalKey, posterKey, pyramidKey, thumbnailKey } from '../../storage-keys.ts'
import type { Found } from '../../stored-content.ts'
import type { LookThrough } from '../way.ts'
import { apart } from './apart/apart.ts'
import { type Embedded, nothingEmbedded } from './embedded/embedded.ts'
import { firstSize, lookAtPicture } from './look-at-picture.ts'
import { openingOptions, pictureLimits } from './picture-limits.ts'
import { makePoster, type Poster, posterWays } from './poster-ways.ts'

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

const tooLarge = () => new CodedError('too_large', { text: 'errors.pictureTooLarge', params: pictureLimits })
const broken = (cause?: unknown) => new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })

/** How many pages a document in one TIFF has; the smaller sizes of a pyramid are none. */
async function pagesOf(path: string, { format, pages = 1, width }: Metadata): Promise<number | undefined> {
  if (format !== 'tiff' || pages < 2) return undefined
  const second = await sharp(path, { ...openingOptions, page: 1 }).metadata()
  return second.width < width ? undefined : pages
}

/** Looks at a picture the decoder reads, and keeps what is made of it. */
async function look(storage: Storage, storageKey: string, path: string, format?: string): Promise<Found> {
  const metadata = await sharp(path, openingOptions).metadata()
  if (format !== undefined && metadata.format !== format) throw broken()
  return withTemporaryFile(async pyramid => {
    const { measured, looks, thumbnail, hasPyramid } = await lookAtPicture(path, metadata, pyramid)
    if (hasPyramid) await storage.put(pyramidKey(storageKey), createReadStream(pyramid))
    await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([thumbnail]))
    const pages = await pagesOf(path, metadata)
    return { measured: { ...measured, ...(pages && { pages }) }, ...(looks !== undefined && { looks }) }
  })
}

/** What stands for a picture the decoder does not read: kept beside it and looked at in its place. */
async function lookAtPoster(storage: Storage, storageKey: string, poster: Poster): Promise<Found> {
  await storage.put(posterKey(storageKey), createReadStream(poster.path))
  const { measured, ...seen } = await look(storage, storageKey, poster.path)
  const { width, height } = poster.full ?? {}
  const full = width && height ? { width, height, resolution: `${width} × ${height}` } : {}
  return { ...seen, measured: { ...measured, ...full }, picture: 'poster' }
}

/** What a picture says of itself; nothing where that cannot be read, which is no reason to refuse a picture. */
const embeddedIn = (path: string, mime: string, bytes: number): Promise<Embedded> =>
  apart('readEmbedded', { path, mime, bytes }).catch(() => nothingEmbedded)

/**
 * A picture: its size, its colours and what it looks like, from every pixel of it, and what it says of itself. Only the decoder's view
 * counts, never a name.
 */
export const lookThroughPicture: LookThrough = (storage, { storageKey, mime, bytes }) =>
  withLocalFile(storage, originalKey(storageKey), async path => {
    try {
      if (bytes > pictureLimits.megabytes * 1024 ** 2) throw tooLarge()
      const { said, facts, camera, orientation } = await embeddedIn(path, mime, bytes)
      const way = posterWays(mime)
      const found: Found = way
        ? await makePoster(way, path, { orientation }, poster =>
            poster
              ? lookAtPoster(storage, storageKey, poster)
              : Promise.resolve({ measured: {}, failure: 'errors.pictureNotShown' }),
          )
        : { ...(await look(storage, storageKey, path, formats[mime])), picture: 'original' }
      return { ...found, measured: { ...found.measured, ...(camera && { camera }) }, said, facts }
    } catch (error) {
      if (error instanceof CodedError) throw error
      throw /pixel limit/i.test(String(error)) ? tooLarge() : broken(error)
    }
  })
