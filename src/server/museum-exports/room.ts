import { RefusedError } from '#server/made-files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'

/** Bytes of the disk that archives leave alone: the museums go on working beside them. */
const reserve = 512 * 1024 ** 2

const gigabytes = (bytes: number): number => Math.ceil((bytes / 1024 ** 3) * 10) / 10

/** Bytes an archive may still take; without end where files do not lie on a disk of ours. */
const leftBy = async (storage: Storage): Promise<number> =>
  storage.room ? (await storage.room()) - reserve : Number.POSITIVE_INFINITY

/** Before anything is started. @throws {CodedError} `conflict`, with what is there and what is needed. */
export async function requireRoom(storage: Storage, needed: number): Promise<void> {
  const left = await leftBy(storage)
  if (left >= needed) return
  const params = { free: gigabytes(Math.max(0, left)), needed: gigabytes(needed) }
  throw new CodedError('conflict', { text: 'museumExport.noRoom', params })
}

/** While it is written. @throws {RefusedError} */
export async function requireSome(storage: Storage): Promise<void> {
  if ((await leftBy(storage)) < 0) throw new RefusedError('museumExport.failures.noRoom')
}
