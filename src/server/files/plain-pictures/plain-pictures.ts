import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemKey } from '#model/validation/validators.ts'
import { CodedError } from '#server/platform/errors.ts'
import { isKnown } from '#server/platform/http/index.ts'
import { type Storage, withTemporaryFile } from '#server/platform/storage/index.ts'
import { createTurns } from '#server/platform/turns.ts'
import { makePortrait } from '../processing/pictures/isolated/pictures.ts'
import { bounded } from '../receive/bounded.ts'
import { removeContent } from '../remove-content.ts'
import { originalKey } from '../storage-keys.ts'
import { sendStored } from '../streaming/send-stored.ts'
import { createThumbnails } from '../thumbnails/thumbnails.ts'
import { plainPictureType } from './picture-type.ts'

/** A picture that was made of a stranger's one: bounded, upright, in sRGB, without metadata. */
export interface ReceivedPicture {
  readonly content: Uint8Array
  readonly sha256: string
  readonly width: number
  readonly height: number
}

interface Accepted {
  /** Media types, recognised by content. */
  readonly types: readonly string[]
  readonly mostBytes: number
  /** Longest side of what is made of it, in pixels. */
  readonly side: number
}

/** One picture of a museum at a time: decoding a large one takes a processor for seconds. */
const turns = createTurns({ places: 2, perMuseum: 1, patienceMs: 60_000 })

const wrong = (key: ProblemKey, params: Record<string, number> = {}) =>
  new CodedError('invalid_input', { fields: { picture: { key, params } } })

/**
 * Makes a picture of the body of a request of a museum, in a confined process. Nothing of what was sent is kept.
 * @throws {CodedError} `invalid_input` at `picture` for what is missing, too large, damaged, or of another type, whatever its name says; `busy` after a
 *   long wait.
 */
export const receivePicture = (
  museum: string,
  body: unknown,
  { types, mostBytes, side }: Accepted,
): Promise<ReceivedPicture> =>
  withTemporaryFile(async path => {
    let bytes = 0
    const counted = async function* (content: AsyncIterable<Uint8Array>) {
      for await (const piece of content) {
        bytes += piece.length
        yield piece
      }
    }
    const tooLarge = () => wrong('pictureTooLarge', { megabytes: mostBytes / 1024 ** 2 })
    await pipeline(
      bounded(body instanceof Readable ? body : Readable.from([]), mostBytes, tooLarge),
      counted,
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    )
    if (bytes === 0) throw wrong('required')
    const done = await turns.take(museum)
    const made = await makePortrait({ path, types, shape: 'whole', size: side })
      .catch(() => ({ problem: 'damaged' as const }))
      .finally(done)
    if ('problem' in made) throw wrong(made.problem === 'type' ? 'pictureType' : 'pictureDamaged')
    const { picture: content, width, height } = made
    return { content, sha256: createHash('sha256').update(content).digest('hex'), width, height }
  })

/** A plain picture as its row knows it. */
interface Kept {
  readonly storage_key: string
  readonly sha256: string
  readonly bytes: string
}

/** Pictures of a museum that are no files with records of their own. */
export interface PlainPictures {
  put(storageKey: string, picture: ReceivedPicture): Promise<void>
  /** Sends the picture or its thumbnail. Whoever lets someone read it decides so anew each time. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Kept,
    how: { readonly small: boolean },
  ): Promise<FastifyReply>
  remove(storageKey: string): Promise<void>
}

const smallSide = 480

export function createPlainPictures(storage: Storage): PlainPictures {
  const thumbnails = createThumbnails(storage)
  return {
    async put(storageKey, { content, sha256 }) {
      await storage.put(originalKey(storageKey), Readable.from([content]), { sha256 })
    },
    async send(request, reply, { storage_key, sha256, bytes }, { small }) {
      if (small) {
        const tag = `"${sha256.slice(0, 32)}-${smallSide}"`
        reply.header('cache-control', 'private, no-cache').header('etag', tag)
        if (isKnown(request, tag)) return reply.code(304).send()
        return reply
          .type(plainPictureType)
          .send(await thumbnails({ storage_key, picture: 'original' }, smallSide))
      }
      return sendStored(request, reply, storage, {
        key: originalKey(storage_key),
        bytes: Number(bytes),
        tag: sha256.slice(0, 32),
        mime: plainPictureType,
        disposition: 'inline',
      })
    },
    remove: storageKey => removeContent(storage, storageKey),
  }
}
