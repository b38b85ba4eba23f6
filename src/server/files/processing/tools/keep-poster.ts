import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { type ThumbnailSize, thumbnailSizes } from '#model/api/files.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { posterKey, thumbnailKey } from '../../storage-keys.ts'
import { makeThumbnail } from '../../thumbnails/make-thumbnail.ts'
import { openingOptions } from '../pictures/picture-limits.ts'
import type { ToolPoster } from './tool.ts'

/** Longest side of a picture that stands for something else, in pixels. */
const posterSide = 2400

/** Made at once, because lists and galleries ask for it. */
const firstSize: ThumbnailSize = 480

const opened = ({ bytes, width, height }: ToolPoster): Sharp =>
  width && height
    ? sharp(bytes, { ...openingOptions, raw: { width, height, channels: 4 } })
    : sharp(bytes, openingOptions)

/**
 * Keeps a picture that stands for a content, decoded and written anew: nothing of its own bytes stays. Thumbnails of an earlier one go.
 * @returns what it is known by; undefined when it is no picture.
 */
export async function keepPoster(
  storage: Storage,
  storageKey: string,
  poster: ToolPoster,
): Promise<string | undefined> {
  let made: Buffer
  let small: Buffer
  try {
    const picture = opened(poster).resize(posterSide, posterSide, { fit: 'inside', withoutEnlargement: true })
    const { isOpaque } = await picture.clone().stats()
    made = await (isOpaque
      ? picture.flatten().jpeg({ quality: 88, mozjpeg: true })
      : picture.png({ compressionLevel: 9 })
    ).toBuffer()
    small = await makeThumbnail(sharp(made), firstSize)
  } catch {
    return undefined
  }
  await storage.put(posterKey(storageKey), Readable.from([made]))
  for (const size of thumbnailSizes)
    if (size !== firstSize) await storage.delete(thumbnailKey(storageKey, size))
  await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([small]))
  return createHash('sha256').update(made).digest('hex').slice(0, 16)
}
