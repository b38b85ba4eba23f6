import type { BodyOf } from '#model/api/endpoint.ts'
import type { orderMuseumDeletion } from '#model/api/operator/deletions.ts'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { deletionArchiveDays } from '#model/museum/museum-deletion.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { activeDeletion, cancelDeletion, insertDeletion, setArchiveState } from '../store/deletions.ts'
import { holdState } from '../store/museums.ts'
import { nameOf, recordOperator } from '../store/record.ts'
import type { MakeArchive } from './deletion-jobs.ts'
import { mailAdministrators } from './mail-administrators.ts'

export interface DeletionsContext extends OperatorContext {
  /** The job that makes the archive. */
  readonly makeArchive: MakeArchive
}

/**
 * Orders the deletion of a closed museum: recorded there and with the operators, mailed to its administrators, its archive begun.
 * @throws {CodedError} `not_found`; `invalid_input` for another name than the museum's; `conflict` where it is not closed, or was ordered before.
 */
export async function orderDeletion(
  context: DeletionsContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
  { name, reason: given, days }: BodyOf<typeof orderMuseumDeletion>,
): Promise<void> {
  const reason = given.trim()
  const { clock } = context
  await context.database.asSystem('order the deletion of a museum', async db => {
    const museum = await holdState(db, museumId)
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
 * @throws {CodedError} `not_found` where none is ordered; `conflict` when it has begun.
 */
export async function cancelOrderedDeletion(
  context: DeletionsContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
): Promise<void> {
  const { clock } = context
  await context.database.asSystem('cancel the deletion of a museum', async db => {
    const museum = await holdState(db, museumId)
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
 * @throws {CodedError} `not_found` where no deletion is ordered; `conflict` while one is made or when erasing has begun.
 */
export async function remakeArchive(
  context: DeletionsContext,
  operator: Actor,
  museumId: string,
): Promise<void> {
  await context.database.asSystem('make an archive again', async db => {
    const museum = await holdState(db, museumId)
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
