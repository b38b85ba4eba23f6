import type { Transaction } from 'kysely'
import { activeAdministrators } from '#server/access/index.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { recordOperator } from '#server/operator/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { JobContext, JobDefinition } from '#server/platform/jobs/index.ts'
import type { CopiesContext } from './copies-context.ts'
import { type CopyRow, closeCopy, dropMembers, holdCopy, isThere, overdueCopies, remains } from './store.ts'

/** Closes a copy, with an entry in the record of its original; it is erased afterwards. @param doer undefined: its time was over. */
async function close(db: Transaction<Tables>, row: CopyRow, at: Date, doer?: Doer): Promise<void> {
  await closeCopy(db, row)
  if (!(await isThere(db, row.original_id))) return
  const tx = await enterMuseum(db, row.original_id)
  await recordAudit(tx, doer ?? { accountId: null }, 'museumCopyRemoved', at, {
    asOf: row.as_of.toISOString(),
    ...(doer ? { operator: true } : { ended: true }),
  })
  for (const { id: accountId } of await activeAdministrators(tx))
    await publish(db, { name: 'me.changed', accountId })
}

/**
 * Removes a copy at an operator's word: nobody enters it from now on, and a job erases it.
 * @throws {CodedError} `not_found`; `conflict` for one that is being made, that failed or is gone.
 */
export async function removeCopy(
  { database, clock, jobs }: Pick<CopiesContext, 'database' | 'clock' | 'jobs'>,
  job: JobDefinition<Record<string, never>>,
  operator: Actor,
  doer: Doer,
  id: string,
): Promise<void> {
  await database.asSystem('remove a copy of a museum', async db => {
    const row = await holdCopy(db, id)
    if (!row) throw notFound()
    if (row.state !== 'ready') throw new CodedError('conflict', { text: 'errors.copyNotReady' })
    const at = clock()
    await recordOperator(db, operator, 'museumCopyRemoved', at, {
      id: row.original_id,
      about: row.original_name,
      before: row.as_of.toISOString(),
    })
    await close(db, row, at, doer)
    await jobs.enqueue(db, job, {})
  })
}

/** Closes copies whose time is over, or whose original is gone, and erases whatever is left of those that are closed or failed. */
export async function removeCopies(
  { database, clock, eraseMuseum }: CopiesContext,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const overdue = await database.asSystem('copies whose time is over', db => overdueCopies(db, clock()))
  for (const { id } of overdue)
    await database.asSystem('the time of a copy is over', async db => {
      const row = await holdCopy(db, id)
      if (row?.state === 'ready') await close(db, row, clock())
    })
  for (const copyId of await database.asSystem('copies to erase', remains)) {
    signal.throwIfAborted()
    await database.inTenant(copyId, dropMembers)
    await eraseMuseum(copyId, signal)
  }
}
