import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Signature } from '#model/api/cards/freeze-endpoints.ts'
import type { ThumbnailSize } from '#model/api/files.ts'
import { makePrinted } from '#server/files/index.ts'
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
 * Pictures as a document takes them, their longest side of so many pixels at most. One that cannot be read is left out: the sheet is
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
      return [[id, await makePrinted({ content: await buffer(await open()), longest })] as const]
    } catch (error) {
      log.warn({ file: id, reason: String(error) }, 'a picture could not be printed')
      return []
    }
  }
  return new Map((await Promise.all([...openers].map(entry => limit(read, entry)))).flat())
}

/** A signature as it was drawn, in a field of 1000 by 400. */
export function pictureOfSignature({ strokes }: Pick<Signature, 'strokes'>): Promise<SheetPicture> {
  const lines = strokes.map(points => `<polyline points="${points.join(' ')}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><g fill="none" stroke="#1d1c1b" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`
  return makePrinted({ content: Buffer.from(svg) })
}
