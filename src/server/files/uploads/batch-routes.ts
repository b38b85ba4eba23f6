import {
  knownContents,
  listBatches,
  readBatch,
  readRoom,
  retryUpload,
  startBatch,
  undoBatch as undoEndpoint,
} from '#model/api/files/uploads.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import {
  announce,
  authorOf,
  binCard,
  type CardRecord,
  cardsForUpdate,
  changesSince,
  type Reader,
  titleIn,
  unlinkEach,
  type Writing,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { requireRoom } from '../keeping/room.ts'
import { bytesKept, storageLimit } from '../store/room.ts'
import { answerBatches, answerUploads, duplicatesOf } from './answer-uploads.ts'
import { attachExisting } from './attach-existing.ts'
import { matchRoute } from './match-names.ts'
import { presentUpload } from './present-upload.ts'
import { type BatchRow, insertBatch, lastBatches, markUndone } from './store/batches.ts'
import { linkedElsewhere } from './store/known.ts'
import { changeUpload, type TargetRef, type UploadRow, uploadById, uploadsOf } from './store/uploads.ts'
import type { TakeInInput } from './take-in-upload.ts'
import { linkOf, lockTarget, targetIn, targetOf } from './target.ts'
import { knownBatch, process, seesOf } from './uploading.ts'
import type { UploadsContext } from './uploads-context.ts'

/** Batches that are listed. */
const page = 50

/** Files taken back in one transaction. */
const step = 100

type Undoing = Pick<Writing, 'author' | 'renamed'> & { readonly accountId: string }

/** True when someone worked on the card since it came in. */
const wasChanged = async (tx: TenantTransaction, { id, version }: CardRecord): Promise<boolean> =>
  version > 1 && (await changesSince(tx, id, 1)).some(({ changes }) => changes.length > 0)

/** Puts files into the bin that came in, and detaches those that were there before. @returns those that stay, because someone changed, linked or is editing them. */
async function binFiles(
  tx: TenantTransaction,
  attachedTo: TargetRef | undefined,
  rows: readonly UploadRow[],
  { author, renamed, accountId }: Undoing,
): Promise<readonly CardRecord[]> {
  const target = attachedTo && (await lockTarget(tx, attachedTo))
  const existing = rows.flatMap(({ existing, file_id }) => (existing ? (file_id ?? []) : []))
  if (target && existing.length > 0)
    await unlinkEach(tx, target.record, linkOf(existing), { ...target, author, action: 'unlinked', renamed })
  const ids = rows.flatMap(({ existing, file_id }) => (existing ? [] : (file_id ?? [])))
  const cards = await cardsForUpdate(tx, typeIdsOf(fileDeclaration), ids)
  const elsewhere = await linkedElsewhere(tx, ids, target?.record.id ?? attachedTo?.id ?? null)
  const kept: CardRecord[] = []
  for (const card of cards) {
    if (elsewhere.has(card.id) || (await wasChanged(tx, card))) kept.push(card)
    else
      try {
        await binCard(tx, card, { declaration: fileDeclaration, author, action: 'deleted', renamed })
      } catch (error) {
        if (!(error instanceof CodedError) || error.code !== 'locked') throw error
        kept.push(card)
      }
  }
  const stay = new Set(kept.map(({ id }) => id))
  for (const { id, file_id } of rows)
    if (file_id !== null && !stay.has(file_id)) await changeUpload(tx, id, 'ready', { state: 'undone' })
  await announce(tx, fileDeclaration, { ids, what: 'deleted', accountId })
  if (target) await announce(tx, target.declaration, { ids: [target.record.id], what: 'linked', accountId })
  return kept
}

/**
 * Takes a batch back: its files go to the bin and are detached with that, what is on its way is dropped. What someone worked on since stays.
 * @returns the cards that stay.
 */
async function undoBatch(
  { database, incoming, renamed }: Pick<UploadsContext, 'database' | 'incoming' | 'renamed'>,
  tenantId: string,
  batch: BatchRow,
  by: Omit<Undoing, 'renamed'>,
): Promise<readonly { readonly id: string; readonly titles: Parameters<typeof titleIn>[0] }[]> {
  // Nothing comes in from now on.
  const rows = await database.inTenant(tenantId, async tx => {
    await markUndone(tx, batch.id)
    const uploads = await uploadsOf(tx, batch.id)
    for (const { id, state } of uploads)
      if (state === 'uploading' || state === 'processing' || state === 'failed')
        await changeUpload(tx, id, state, { state: 'undone', arrived: false })
    return uploadsOf(tx, batch.id)
  })
  for (const { id, state } of rows) if (state === 'undone') await incoming.remove(id)
  const ready = rows.filter(({ state }) => state === 'ready')
  const kept: CardRecord[] = []
  const ofEach = Map.groupBy(ready, row => JSON.stringify(targetIn(batch, row)))
  for (const group of ofEach.values())
    for (let at = 0; at < group.length; at += step) {
      const rows = group.slice(at, at + step)
      const [first = batch] = rows
      kept.push(
        ...(await database.inTenant(tenantId, tx =>
          binFiles(tx, targetIn(batch, first), rows, { ...by, renamed }),
        )),
      )
    }
  await database.inTenant(tenantId, tx => presentUpload(tx, batch))
  return kept
}

/** Batches of uploads: started, looked at, tried again, undone. */
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
        await attachExisting(tx, { actor, batch, files: body.existing ?? [], renamed: context.renamed })
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

    matchRoute(database),

    route(readRoom, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => ({
        used: await bytesKept(tx),
        limit: await storageLimit(tx),
      })),
    ),
  ]
}
