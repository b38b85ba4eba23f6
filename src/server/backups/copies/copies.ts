import type { Transaction } from 'kysely'
import {
  type BackupMuseum,
  bringBackMuseum,
  listBackupMuseums,
  listMuseumCopies,
  removeMuseumCopy,
} from '#model/api/operator/museum-copies.ts'
import { copyDays } from '#model/museum/museum-copy.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { activeAdministrators } from '#server/access/index.ts'
import { type Doer, doerOf, recordAudit } from '#server/audit/index.ts'
import { recordOperator } from '#server/operator/index.ts'
import { BackupError, museumsIn } from '#server/platform/backup/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import { defineJob, type JobContext, type JobDefinition } from '#server/platform/jobs/index.ts'
import { askForCopy, type CopyToMake } from './ask-for-copy.ts'
import type { CopiesContext } from './copies-context.ts'
import { makeCopy } from './make-copy.ts'
import {
  type CopyRow,
  closeCopy,
  copiesEver,
  dropMembers,
  failCopy,
  isThere,
  lastCopies,
  lockCopy,
  museumsNow,
  overdueCopies,
  provenBackup,
  remains,
} from './store.ts'

/** Number that are listed. */
const shown = 50

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
async function removeCopy(
  { database, clock, jobs }: Pick<CopiesContext, 'database' | 'clock' | 'jobs'>,
  job: JobDefinition<Record<string, never>>,
  operator: Actor,
  doer: Doer,
  id: string,
): Promise<void> {
  await database.asSystem('remove a copy of a museum', async db => {
    const row = await lockCopy(db, id)
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
async function removeCopies(
  { database, clock, eraseMuseum }: CopiesContext,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const overdue = await database.asSystem('copies whose time is over', db => overdueCopies(db, clock()))
  for (const { id } of overdue)
    await database.asSystem('the time of a copy is over', async db => {
      const row = await lockCopy(db, id)
      if (row?.state === 'ready') await close(db, row, clock())
    })
  for (const copyId of await database.asSystem('copies to erase', remains)) {
    signal.throwIfAborted()
    await database.inTenant(copyId, dropMembers)
    await eraseMuseum(copyId, signal)
  }
}

/** Museums brought back beside themselves, as they were at a backup. */
export function createCopies(context: CopiesContext): readonly Route[] {
  const { database, clock, jobs, place } = context

  const remove = defineJob<Record<string, never>>({
    name: 'backups.remove-copies',
    expireInSeconds: 6 * 3600,
    run: (_input, job) => removeCopies(context, job),
  })
  const make = defineJob<CopyToMake>({
    name: 'backups.copy-museum',
    expireInSeconds: 12 * 3600,
    run: (input, job) => makeCopy(context, input, job),
    async givenUp({ id }, { reason }) {
      await database.asSystem('a copy failed', async db => {
        await failCopy(db, id, reason, clock())
        await jobs.enqueue(db, remove, {})
      })
    },
  })
  jobs.register(make)
  jobs.register(remove)
  jobs.schedule(remove, '11 * * * *', {})

  return [
    route(listBackupMuseums, async ({ params }) => {
      const known = await database.asSystem('museums of a backup', async db => ({
        backup: await provenBackup(db, params.id),
        now: new Map((await museumsNow(db)).map(({ id, state }) => [id, state])),
        copies: await copiesEver(db),
      }))
      if (!known.backup) throw notFound()
      const { file } = known.backup
      const museums = await place
        .open(file)
        .then(content => museumsIn(file, content))
        .catch((error: unknown) => {
          if (!(error instanceof BackupError) && !isMissing(error)) throw error
          throw new CodedError('conflict', { text: 'errors.backupUnreadable', cause: error })
        })
      return {
        result: museums
          .filter(({ id }) => !known.copies.has(id))
          .map(({ id, name }) => ({ id, name, obstacle: obstacleOf(known.now.get(id)) })),
      }
    }),

    route(bringBackMuseum, async ({ actor, params, body, request }) => {
      const order = { backupId: params.id, museumId: params.museumId, reason: body.reason }
      await askForCopy(context, make, actor, doerOf(actor, request), order)
      return undefined
    }),

    route(listMuseumCopies, async () => {
      const copies = await database.asSystem('copies of museums', db => lastCopies(db, shown))
      return {
        days: copyDays,
        result: copies.map(row => ({
          id: row.id,
          state: row.state,
          museumId: row.original_id,
          museum: row.original_name,
          copyId: row.copy_id,
          asOf: row.as_of.toISOString(),
          reason: row.reason,
          askedBy: row.asked_name,
          askedAt: row.asked_at.toISOString(),
          endedAt: row.ended_at?.toISOString() ?? null,
          endsAt: row.ends_at?.toISOString() ?? null,
          files: row.files,
          filesMissing: row.files_missing,
          failure: row.failure,
        })),
      }
    }),

    route(removeMuseumCopy, async ({ actor, params, request }) => {
      await removeCopy(context, remove, actor, doerOf(actor, request), params.id)
      return undefined
    }),
  ]
}

/** @param state of the museum now; undefined where it no longer exists. */
function obstacleOf(state: MuseumState | undefined): BackupMuseum['obstacle'] {
  if (state === undefined) return 'gone'
  return state === 'closed' ? 'closed' : null
}

/** The file of a backup that someone took away. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && ('code' in error ? error.code === 'ENOENT' || error.code === 'not_found' : false)
