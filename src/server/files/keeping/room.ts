import { holdRegister } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { bytesKept, bytesUnderWay, storageLimit } from '../store/room.ts'

const megabyte = 1024 ** 2

/** Says how much is used, how much there may be, and how much is missing (P-U11). */
const noRoom = (used: number, limit: number, wanted: number): CodedError => {
  const missing = used + wanted - limit
  return new CodedError('too_large', {
    text: 'errors.fileNoRoom',
    params: {
      used: Math.floor(used / megabyte),
      limit: Math.floor(limit / megabyte),
      missing: Math.max(1, Math.ceil(missing / megabyte)),
    },
    data: { used, limit, missing },
  })
}

/**
 * Asked last where contents are written. The register is held, so that of two who write at once the second counts what the first wrote.
 * @throws {CodedError} `too_large` when the museum keeps more than it may.
 */
export async function requireWithinLimit(tx: TenantTransaction, added: number): Promise<void> {
  const limit = await storageLimit(tx)
  if (limit === null) return
  await holdRegister(tx)
  const used = await bytesKept(tx)
  if (used > limit) throw noRoom(used - added, limit, added)
}

/** @throws {CodedError} `too_large` when what is to come does not fit beside what is kept and what is on its way. */
export async function requireRoom(tx: TenantTransaction, wanted: number): Promise<void> {
  const limit = await storageLimit(tx)
  if (limit === null) return
  const used = (await bytesKept(tx)) + (await bytesUnderWay(tx))
  if (used + wanted > limit) throw noRoom(used, limit, wanted)
}

/** Bytes that may still come, and the error for more. */
export interface Room {
  readonly left: number
  refuse(wanted: number): CodedError
}

/** The room there is, for what comes without saying how much it is. */
export async function roomLeft(tx: TenantTransaction): Promise<Room> {
  const limit = await storageLimit(tx)
  if (limit === null) return { left: Number.POSITIVE_INFINITY, refuse: () => new CodedError('too_large') }
  const used = (await bytesKept(tx)) + (await bytesUnderWay(tx))
  return { left: Math.max(0, limit - used), refuse: wanted => noRoom(used, limit, wanted) }
}
