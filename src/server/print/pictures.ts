import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { SheetPicture } from './press/print-job.ts'
import type { PrintContext } from './print-context.ts'

/** Pictures turned into JPEG at a time. */
const atATime = 2

type Openers = Awaited<ReturnType<PrintContext['files']['pictures']>>

/** Finds the pictures of some cards, by file; they are read when the transaction is over. */
export const findPictures = (
  { files }: PrintContext,
  tx: TenantTransaction,
  ids: readonly (string | null)[],
  size: ThumbnailSize,
): Promise<Openers> => files.pictures(tx, [...new Set(ids.filter(id => id !== null))], size)

/**
 * Pictures as a document takes them, their longest side of so many pixels at the most. One that cannot be read is left out: the sheet is
 * worth printing without it.
 */
export async function readPictures(
  { log }: PrintContext,
  openers: Openers,
  longest: number,
): Promise<ReadonlyMap<string, SheetPicture>> {
  const limit = pLimit(atATime)
  const read = async ([id, open]: [
    string,
    Openers extends ReadonlyMap<string, infer Open> ? Open : never,
  ]) => {
    try {
      const { data, info } = await sharp(await buffer(await open()))
        .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84 })
        .toBuffer({ resolveWithObject: true })
      return [[id, { jpeg: new Uint8Array(data), width: info.width, height: info.height }] as const]
    } catch (error) {
      log.warn({ file: id, reason: String(error) }, 'a picture could not be printed')
      return []
    }
  }
  return new Map((await Promise.all([...openers].map(entry => limit(read, entry)))).flat())
}
