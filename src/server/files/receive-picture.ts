import { Readable } from 'node:stream'
import type { ThumbnailSize } from '#model/api/files.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { pictureLimits } from './picture-limits.ts'
import { type PictureType, pictureType } from './picture-type.ts'
import { readPicture } from './read-picture.ts'
import { newStorageKey, originalKey, thumbnailKey } from './storage-keys.ts'

/** Made at once, because lists and galleries ask for it; making it proves the whole picture. */
const firstSize: ThumbnailSize = 480

export interface ReceivedPicture {
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
  readonly storageKey: string
}

const tooLarge = () => new CodedError('too_large', { text: 'errors.pictureTooLarge', params: pictureLimits })
const notPicture = () => new CodedError('invalid_input', { text: 'errors.notPicture' })
const broken = (cause: unknown) => new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })

/** Passes bytes on until there are too many. */
async function* bounded(content: Readable): AsyncGenerator<Uint8Array> {
  let left = pictureLimits.megabytes * 1024 * 1024
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    left -= chunk.length
    if (left < 0) throw tooLarge()
    yield chunk
  }
}

/**
 * Stores a picture and checks it by its content: type, size, and every pixel of it. Only the decoder's view counts, never a name.
 * @throws {CodedError} `invalid_input` for what is no picture or damaged, `too_large`; nothing stays in the storage then.
 */
export async function receivePicture(
  storage: Storage,
  tenantId: string,
  content: Readable | Uint8Array,
): Promise<ReceivedPicture> {
  const storageKey = newStorageKey(tenantId)
  const original = originalKey(storageKey)
  const stream = content instanceof Uint8Array ? Readable.from([content]) : content
  try {
    const { size, sha256 } = await storage.put(original, Readable.from(bounded(stream)))
    if (size === 0) throw notPicture()
    const type = await pictureType(await storage.get(original))
    if (!type) throw notPicture()
    const { width, height, thumbnail } = await decode(storage, original, type)
    await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([thumbnail]))
    return { mime: type.mime, bytes: size, sha256, width, height, storageKey }
  } catch (error) {
    await storage.delete(original)
    throw error
  }
}

async function decode(storage: Storage, original: string, { format }: PictureType) {
  const content = await storage.get(original)
  try {
    return await readPicture(content, async picture => {
      const [metadata, thumbnail] = await Promise.all([picture.metadata(), makeThumbnail(picture, firstSize)])
      if (metadata.format !== format) throw notPicture()
      return { ...metadata.autoOrient, thumbnail }
    })
  } catch (error) {
    if (error instanceof CodedError) throw error
    throw /pixel limit/i.test(String(error)) ? tooLarge() : broken(error)
  }
}
