import {
  knownContents,
  listBatches,
  readBatch,
  readRoom,
  retryUpload,
  startBatch,
  undoBatch as undoEndpoint,
} from '#model/api/files/uploads.ts'
import { cardTypeNamed } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { authorOf, mayDo, presentCard, type Reader, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { requireRoom } from '../keeping/room.ts'
import { bytesKept, storageLimit } from '../store/room.ts'
import { answerBatches, answerUploads, duplicatesOf } from './answer-uploads.ts'
import { type BatchRow, insertBatch, lastBatches } from './store/batches.ts'
import { uploadById, uploadsOf } from './store/uploads.ts'
import type { TakeInInput } from './take-in-upload.ts'
import { undoBatch } from './undo-batch.ts'
import { knownBatch, process, seesOf } from './uploading.ts'
import type { UploadsContext } from './uploads-context.ts'

/** Batches that are listed. */
const page = 50

const wrongTarget = () => new CodedError('invalid_input', { fields: { attachTo: { key: 'link' } } })

/** The card that files are to be attached to. @throws {CodedError} `invalid_input` when it is none, `forbidden` to who may not link it. */
async function targetOf(
  tx: TenantTransaction,
  actor: MuseumActor,
  { type: given, id }: { readonly type: string; readonly id: string },
): Promise<{ readonly type: string; readonly id: string }> {
  const type = cardTypeNamed(given)
  const declaration = type && declarationOf(type)
  if (!declaration || declaration.uploaded) throw wrongTarget()
  if (!mayDo(declaration, actor, 'link')) throw forbidden()
  try {
    const card = await presentCard(tx, declaration, id, { follow: true })
    return { type, id: card.id }
  } catch (error) {
    throw error instanceof CodedError && error.code === 'not_found' ? wrongTarget() : error
  }
}

/** Batches of uploads: begun, looked at, tried again, undone. */
export function batchRoutes(context: UploadsContext, job: JobDefinition<TakeInInput>): Route[] {
  const { database, texts, incoming } = context

  const one = async (tx: TenantTransaction, batch: BatchRow, reader: Reader) => {
    const [answer] = await answerBatches(tx, [batch], reader)
    if (!answer) throw notFound()
    return answer
  }

  return [
    route(startBatch, ({ actor, body, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        await requireRoom(tx, body.bytes)
        const batch = await insertBatch(tx, {
          accountId: actor.accountId,
          author: await authorOf(tx, actor),
          attachTo: body.attachTo && (await targetOf(tx, actor, body.attachTo)),
          files: body.files,
        })
        return one(tx, batch, { actor, language })
      }),
    ),

    route(listBatches, ({ actor, language }) =>
      database.inTenant(actor.tenantId, async tx => ({
        result: await answerBatches(tx, await lastBatches(tx, seesOf(actor), page), { actor, language }),
      })),
    ),

    route(readBatch, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const batch = await knownBatch(tx, actor, params.id)
        const uploads = await uploadsOf(tx, batch.id)
        return {
          batch: await one(tx, batch, { actor, language }),
          uploads: await answerUploads(tx, uploads, { actor, language, texts, incoming }),
        }
      }),
    ),

    route(undoEndpoint, async ({ actor, params, language }) => {
      const { batch, author } = await database.inTenant(actor.tenantId, async tx => ({
        batch: await knownBatch(tx, actor, params.id),
        author: await authorOf(tx, actor),
      }))
      const kept = await undoBatch(context, actor.tenantId, batch, { author, accountId: actor.accountId })
      return database.inTenant(actor.tenantId, async tx => ({
        batch: await one(tx, await knownBatch(tx, actor, params.id), { actor, language }),
        kept: kept.map(({ id, titles }) => ({ id, title: titleIn(titles, language) || '---' })),
      }))
    }),

    route(retryUpload, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const batch = await knownBatch(tx, actor, params.id)
        const upload = await uploadById(tx, params.uploadId)
        if (upload?.batch_id !== batch.id) throw notFound()
        if (upload.state === 'failed') {
          if (!upload.arrived) throw new CodedError('conflict', { text: 'errors.uploadGone' })
          await process(context, job, tx, { upload, batch })
        }
        const now = await uploadById(tx, upload.id)
        const [answer] = await answerUploads(tx, now ? [now] : [], { actor, language, texts, incoming })
        if (!answer) throw notFound()
        return answer
      }),
    ),

    route(knownContents, ({ actor, body, language }) =>
      database.inTenant(actor.tenantId, async tx => ({
        known: Object.fromEntries(await duplicatesOf(tx, body.sha256, { actor, language })),
      })),
    ),

    route(readRoom, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => ({
        used: await bytesKept(tx),
        limit: await storageLimit(tx),
      })),
    ),
  ]
}
