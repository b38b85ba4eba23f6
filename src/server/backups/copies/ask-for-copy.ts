import { longDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { activeAdministrators } from '#server/access/index.ts'
import type { Doer } from '#server/audit/index.ts'
import { nameOf, recordOperator } from '#server/operator/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import type { CopiesContext } from './copies-context.ts'
import { insertCopy, lockOriginal, provenBackup } from './store.ts'

export interface CopyRequest {
  readonly backupId: string
  readonly museumId: string
  readonly reason: string
}

/** Input of the job that makes a copy. */
export interface CopyToMake {
  readonly id: string
}

/**
 * Has a museum brought back beside itself as it was at a backup: writes down who asked for it and why, and hands in the job.
 * @throws {CodedError} `not_found` for a backup that is not there; `conflict` for a museum that cannot be brought back, and while another one is.
 */
export async function askForCopy(
  { database, clock, jobs, texts }: Pick<CopiesContext, 'database' | 'clock' | 'jobs' | 'texts'>,
  job: JobDefinition<CopyToMake>,
  operator: Actor,
  { client = '' }: Pick<Doer, 'client'>,
  { backupId, museumId, reason: given }: CopyRequest,
): Promise<void> {
  const [reason, at] = [given.trim(), clock()]
  await database.asSystem('bring back a museum', async db => {
    const backup = await provenBackup(db, backupId)
    if (!backup) throw notFound()
    const original = await lockOriginal(db, museumId)
    if (!original) throw new CodedError('conflict', { text: 'errors.copyOfNothing' })
    if (original.state === 'closed') throw new CodedError('conflict', { text: 'errors.copyOfClosed' })
    const tx = await enterMuseum(db, museumId, clock)
    const [first] = await activeAdministrators(tx)
    if (!first) throw new CodedError('conflict', { text: 'errors.copyForNobody' })
    const date = longDay(await dayOf(tx, backup.started_at), localeOf(first.language))
    const id = await insertCopy(db, {
      backupId,
      asOf: backup.started_at,
      original,
      name: texts.translate(first.language, 'operator.copies.called', { museum: original.name, date }),
      reason,
      askedBy: { id: operator.accountId, name: nameOf(operator), client },
      askedAt: at,
    })
    // Rolled back with the museum that was made for it.
    if (id === undefined) throw new CodedError('conflict', { text: 'errors.copyUnderWay' })
    await recordOperator(db, operator, 'museumBroughtBack', at, {
      id: museumId,
      about: original.name,
      after: backup.file,
      reason,
    })
    await jobs.enqueue(db, job, { id })
  })
}
