import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentProblem } from '#model/api/files/checks.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { checkContent } from '../checks/check-content.ts'
import { keepCheck } from '../checks/store/checks.ts'
import { originalKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'
import { sendStored } from './send-stored.ts'
import { contentDamaged, requireWhole, verified } from './verified.ts'

export interface SendOptions {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly mime: string
  readonly disposition: string
}

/** Up to so many bytes a content is compared with its checksum before the first of them goes; a larger one while it goes. */
const mostComparedBefore = 32 * 1024 ** 2

/**
 * Sends a content as it was uploaded, or the part of it that was asked for. A damaged one never goes out as if it were whole: a large one
 * whose damage nobody knew of yet breaks off at its end.
 * @throws {CodedError} `gone` for a damaged one.
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  row: FileRow,
  { database, storage, clock, mime, disposition }: SendOptions,
): Promise<FastifyReply> {
  const note = (problem: ContentProblem) =>
    database.inTenant(row.tenant_id, tx => keepCheck(tx, row, { at: clock(), problem }))
  const bytes = Number(row.bytes)
  await requireWhole(storage, row, note)
  if (bytes <= mostComparedBefore && request.headers.range === undefined) {
    const problem = await checkContent(storage, row, new AbortController().signal)
    if (problem) {
      await note(problem)
      throw contentDamaged()
    }
  }
  return sendStored(request, reply, storage, {
    key: originalKey(row.storage_key),
    bytes,
    tag: `${row.sha256.slice(0, 32)}-original`,
    mime,
    disposition,
    ...(bytes > mostComparedBefore && {
      whole: content => verified(content, row.sha256, () => note('checksum')),
    }),
  })
}
