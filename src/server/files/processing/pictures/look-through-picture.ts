import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ProcessLostError } from '#server/platform/confined/process-pool.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Storage, withLocalFile, withTemporaryFile } from '#server/platform/storage/index.ts'
import { originalKey, posterKey, pyramidKey, thumbnailKey } from '../../storage-keys.ts'
import type { Found } from '../../stored-content.ts'
import { twice } from '../twice.ts'
import type { LookThrough } from '../way.ts'
import { apart } from './apart/apart.ts'
import { type Embedded, nothingEmbedded } from './embedded/embedded.ts'
import { firstSize } from './first-size.ts'
import type { LookInput } from './look-at-picture.ts'
import { pictureLimits } from './picture-limits.ts'

const tooLarge = () => new CodedError('too_large', { text: 'errors.pictureTooLarge', params: pictureLimits })
const broken = (cause?: unknown) => new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })

/** What a picture says of itself; nothing where that cannot be read, which is no reason to refuse a picture. */
const embeddedIn = (path: string, mime: string, bytes: number): Promise<Embedded> =>
  apart('readEmbedded', { path, mime, bytes }).catch(() => nothingEmbedded)

/** Looks at a picture, and keeps what is made of it. */
const lookAndKeep = (
  storage: Storage,
  storageKey: string,
  asked: Omit<LookInput, 'posterPath' | 'pyramidPath'>,
): Promise<Found> =>
  withTemporaryFile(async made => {
    const [posterPath, pyramidPath] = [`${made}.poster`, `${made}.pyramid`]
    const seen = await twice(() => apart('look', { ...asked, posterPath, pyramidPath }))
    if (!seen) return { measured: {}, failure: 'errors.pictureNotShown' }
    const { measured, looks, thumbnail, hasPyramid, hasPoster } = seen
    if (hasPoster) await storage.put(posterKey(storageKey), createReadStream(posterPath))
    if (hasPyramid) await storage.put(pyramidKey(storageKey), createReadStream(pyramidPath))
    await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([thumbnail]))
    return {
      measured,
      ...(looks !== undefined && { looks }),
      picture: hasPoster ? 'poster' : 'original',
    }
  })

/**
 * A picture: its size, its colours and what it looks like, from every pixel of it, and what it says of itself. Only the decoder's view
 * counts, never a name. What the decoder does not survive is kept, and says so.
 */
export const lookThroughPicture: LookThrough = (storage, { storageKey, mime, bytes }) =>
  withLocalFile(storage, originalKey(storageKey), async path => {
    if (bytes > pictureLimits.megabytes * 1024 ** 2) throw tooLarge()
    const { said, facts, camera, orientation } = await embeddedIn(path, mime, bytes)
    const asked = { path, mime, ...(orientation !== undefined && { orientation }) }
    try {
      const found = await lookAndKeep(storage, storageKey, asked)
      return { ...found, measured: { ...found.measured, ...(camera && { camera }) }, said, facts }
    } catch (error) {
      if (error instanceof ProcessLostError)
        return { measured: camera ? { camera } : {}, said, facts, failure: 'processing.tooDifficult' }
      if (error instanceof CodedError) throw error
      throw /pixel limit/i.test(String(error)) ? tooLarge() : broken(error)
    }
  })
