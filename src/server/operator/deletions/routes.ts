import type { BodyOf } from '#model/api/endpoint.ts'
import {
  cancelMuseumDeletion,
  listDeletedMuseums,
  orderMuseumDeletion,
  readDeletionArchive,
  remakeDeletionArchive,
} from '#model/api/operator/deletions.ts'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { deletionArchiveDays } from '#model/museum/museum-deletion.ts'
import { type Doer, doerOf, recordAudit, recordAuditOnce } from '#server/audit/index.ts'
import { cleanName, sendStored } from '#server/files/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, attachedAs, type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import {
  activeDeletion,
  cancelDeletion,
  type DeletionRow,
  deletionById,
  erasedMuseums,
  insertDeletion,
  lockDeletion,
  setArchiveState,
} from '../store/deletions.ts'
import { lockState } from '../store/museums.ts'
import { nameOf, recordOperator, recordOperatorOnce } from '../store/record.ts'
import type { MakeArchive } from './deletion-jobs.ts'
import { mailAdministrators } from './mail-administrators.ts'

/** A download that is resumed, or made in parts, is one entry of a day. */
const onceInSeconds = 86_400

export interface TakenArchive {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
  /** As the museum was called when its deletion was ordered. */
  readonly museum: string
  readonly madeAt: Date
}

/** The archive of a deletion as long as it may be downloaded: what is over may still lie there until it is tidied away. */
function archiveOf(deletion: DeletionRow | undefined, now: Date): TakenArchive | undefined {
  if (deletion?.archive_state !== 'ready' || deletion.state === 'cancelled') return undefined
  const { archive_key: key, archive_sha256: sha256, archive_bytes: bytes, name: museum } = deletion
  if (!key || !sha256 || (deletion.archive_kept_until && deletion.archive_kept_until <= now)) return undefined
  return {
    key,
    bytes: Number(bytes),
    sha256,
    museum,
    madeAt: deletion.archive_made_at ?? deletion.ordered_at,
  }
}

/**
 * Finds the archive an operator downloads and records it, whatever part of it is asked for: with the operators, and with the museum until it is
 * being erased.
 * @throws {CodedError} `not_found`; `gone` where there is no archive, or its time is over.
 */
async function takeArchive(
  { database, storage, clock }: OperatorContext,
  operator: Actor,
  doer: Doer,
  deletionId: string,
): Promise<TakenArchive> {
  const gone = () => new CodedError('gone', { text: 'museumExport.gone' })
  return database.asSystem('an archive is downloaded', async db => {
    const found = await deletionById(db, deletionId)
    if (!found) throw notFound()
    // Held in the order of whatever changes a deletion, so that it is not cancelled in the meantime, and of two parts at once one is recorded.
    const museum = await lockState(db, found.museum_id)
    const at = clock()
    const deletion = await lockDeletion(db, deletionId)
    const archive = archiveOf(deletion, at)
    if (!archive || !(await storage.has(archive.key))) throw gone()
    const { bytes, sha256 } = archive
    await recordOperatorOnce(db, onceInSeconds, operator, 'deletionArchiveDownloaded', at, {
      id: found.museum_id,
      about: archive.museum,
      after: `SHA-256 ${sha256}`,
    })
    // Of one that is being erased the record goes as well: an entry would only come in the way.
    if (museum && deletion?.state === 'ordered') {
      const tx = await enterMuseum(db, found.museum_id)
      const details = { operator: true, bytes, sha256 }
      await recordAuditOnce(tx, onceInSeconds, doer, 'deletionArchiveDownloaded', at, details)
    }
    return archive
  })
}

export interface DeletionsContext extends OperatorContext {
  /** The job that makes the archive. */
  readonly makeArchive: MakeArchive
}

/**
 * Orders the deletion of a closed museum: recorded there and with the operators, mailed to its administrators, its archive started.
 * @throws {CodedError} `not_found`; `invalid_input` for another name than the museum's; `conflict` where it is not closed, or was ordered before.
 */
async function orderDeletion(
  context: DeletionsContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
  { name, reason: given, days }: BodyOf<typeof orderMuseumDeletion>,
): Promise<void> {
  const reason = given.trim()
  const { clock } = context
  await context.database.asSystem('order the deletion of a museum', async db => {
    const museum = await lockState(db, museumId)
    if (!museum) throw notFound()
    if (await activeDeletion(db, museumId))
      throw new CodedError('conflict', { text: 'errors.deletionOrdered' })
    if (museum.state !== 'closed') throw new CodedError('conflict', { text: 'errors.deletionNeedsClosed' })
    if (name.trim().normalize() !== museum.name.trim().normalize())
      throw new CodedError('invalid_input', { fields: { name: { key: 'otherName' } } })
    const at = clock()
    const dueAt = new Date(at.getTime() + days * dayMs)
    const by = { id: operator.accountId, name: nameOf(operator), email: operator.person.email }
    const deletionId = await insertDeletion(db, { museumId, name: museum.name, reason, by, at, dueAt })
    const tx = await enterMuseum(db, museumId)
    await recordAudit(tx, doer, 'museumDeletionOrdered', at, { operator: true, reason })
    await recordOperator(db, operator, 'museumDeletionOrdered', at, {
      id: museumId,
      about: museum.name,
      after: dayIn(platformZone, dueAt),
      reason,
    })
    await mailAdministrators(context, tx, 'museumDeletionOrdered', {
      museum: museum.name,
      operator: by.email,
      reason,
      dueAt,
      days: deletionArchiveDays,
    })
    await context.jobs.enqueue(db, context.makeArchive, { deletionId })
    await publish(db, { name: 'museum.changed', tenantId: museumId })
  })
}

/**
 * Cancels a deletion before it begins. The museum stays closed.
 * @throws {CodedError} `not_found` where none is ordered; `conflict` when it has started.
 */
async function cancelOrderedDeletion(
  context: DeletionsContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
): Promise<void> {
  const { clock } = context
  await context.database.asSystem('cancel the deletion of a museum', async db => {
    const museum = await lockState(db, museumId)
    const deletion = museum && (await activeDeletion(db, museumId))
    if (!deletion) throw notFound()
    const at = clock()
    if (!(await cancelDeletion(db, deletion.id, at)))
      throw new CodedError('conflict', { text: 'errors.deletionBegun' })
    const tx = await enterMuseum(db, museumId)
    await recordAudit(tx, doer, 'museumDeletionCancelled', at, { operator: true })
    await recordOperator(db, operator, 'museumDeletionCancelled', at, { id: museumId, about: museum.name })
    await mailAdministrators(context, tx, 'museumDeletionCancelled', {
      museum: museum.name,
      operator: operator.person.email,
    })
    await publish(db, { name: 'museum.changed', tenantId: museumId })
  })
}

/**
 * Has the archive made once more, where it failed, is damaged, or a newer one is wanted.
 * @throws {CodedError} `not_found` where no deletion is ordered; `conflict` while one is made or when erasing has started.
 */
async function remakeArchive(context: DeletionsContext, operator: Actor, museumId: string): Promise<void> {
  await context.database.asSystem('make an archive again', async db => {
    const museum = await lockState(db, museumId)
    const deletion = museum && (await activeDeletion(db, museumId))
    if (!deletion) throw notFound()
    if (deletion.archive_state === 'making' || !(await setArchiveState(db, deletion, 'making')))
      throw new CodedError('conflict', { text: 'errors.archiveUnderWay' })
    await recordOperator(db, operator, 'deletionArchiveRemade', context.clock(), {
      id: museumId,
      about: museum.name,
    })
    await context.jobs.enqueue(db, context.makeArchive, { deletionId: deletion.id })
  })
}

/** Deletions of museums: ordered, cancelled, their archives, and what is left of those that were deleted. */
export function deletionRoutes(context: DeletionsContext): Route[] {
  const { database, storage, texts } = context
  return [
    route(orderMuseumDeletion, async ({ actor, params, body, request }) => {
      await orderDeletion(context, actor, doerOf(actor, request), params.id, body)
      return undefined
    }),

    route(cancelMuseumDeletion, async ({ actor, params, request }) => {
      await cancelOrderedDeletion(context, actor, doerOf(actor, request), params.id)
      return undefined
    }),

    route(remakeDeletionArchive, async ({ actor, params }) => {
      await remakeArchive(context, actor, params.id)
      return undefined
    }),

    route(listDeletedMuseums, ({ query: { page = 0, blocksize = 25 } }) =>
      database.asSystem('deleted museums', db => erasedMuseums(db, { page, blocksize })),
    ),

    route(readDeletionArchive, async ({ actor, params, language, request, reply }) => {
      const archive = await takeArchive(context, actor, doerOf(actor, request), params.id)
      const { key, bytes, sha256: tag, museum, madeAt } = archive
      const day = dayIn(platformZone, madeAt)
      const name = texts.translate(language, 'museumExport.fileName', { museum, day })
      return sendStored(request, reply, storage, {
        key,
        bytes,
        tag,
        mime: 'application/zip',
        disposition: attachedAs(cleanName(`${name}.zip`)),
      })
    }),
  ]
}
