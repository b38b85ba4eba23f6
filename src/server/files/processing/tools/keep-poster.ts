import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'
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
 * Keeps a picture that stands for a content, decoded and written anew: nothing of its own bytes stays.
 * @returns false when it is no picture.
 */
export async function keepPoster(storage: Storage, storageKey: string, poster: ToolPoster): Promise<boolean> {
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
    return false
  }
  await storage.put(posterKey(storageKey), Readable.from([made]))
  await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([small]))
  return true
}
