import { Readable } from 'node:stream'
import type { ThumbnailSize } from '#model/api/files.ts'
import { CodedError } from '#server/platform/errors.ts'
import { originalKey, thumbnailKey } from '../../storage-keys.ts'
import { makeThumbnail } from '../../thumbnails/make-thumbnail.ts'
import type { LookThrough } from '../look-through.ts'
import { pictureLimits } from './picture-limits.ts'
import { readPicture } from './read-picture.ts'

/** Made at once, because lists and galleries ask for it; making it proves the whole picture. */
const firstSize: ThumbnailSize = 480

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

/** A picture: its size, and every pixel of it. Only the decoder's view counts, never a name. */
export const lookThroughPicture: LookThrough = async (storage, { storageKey, mime }) => {
  const content = await storage.get(originalKey(storageKey))
  try {
    const { width, height, thumbnail } = await readPicture(content, async picture => {
      const [metadata, small] = await Promise.all([picture.metadata(), makeThumbnail(picture, firstSize)])
      if (metadata.format !== formats[mime]) throw broken()
      return { ...metadata.autoOrient, thumbnail: small }
    })
    await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([thumbnail]))
    return { measured: { width, height, resolution: `${width} × ${height}` }, picture: 'original' }
  } catch (error) {
    if (error instanceof CodedError) throw error
    throw /pixel limit/i.test(String(error)) ? tooLarge() : broken(error)
  }
}
