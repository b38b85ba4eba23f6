import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn, longDay, platformZone } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { deletionArchiveDays, deletionReminderDays } from '#model/museum/museum-deletion.ts'
import { activeAdministrators, lockOperators } from '#server/access/index.ts'
import { eraseMuseum } from '#server/museum-erasure/index.ts'
import { archiveMuseum, isArchiveWhole } from '#server/museum-exports/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { defineJob, type JobContext, type JobDefinition } from '#server/platform/jobs/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import {
  archivesOver,
  beginErasing,
  claimArchive,
  contactOf,
  type DeletionRow,
  deletionById,
  endErasing,
  forgetArchive,
  forgetOrders,
  ordersToKeep,
  setArchive,
  setArchiveState,
  setReminded,
  toErase,
  toRemind,
} from '../store/deletions.ts'
import { lockState } from '../store/museums.ts'
import { recordOperator } from '../store/record.ts'
import { mailAdministrators } from './mail-administrators.ts'

/** The deletion. The museum is not named: jobs that name it are cancelled when it is erased. */
interface Which {
  readonly deletionId: string
}

export type MakeArchive = JobDefinition<Which>

/** Long, since what they do depends on how much a museum has. */
const longestSeconds = 23 * 3600

/** Registers what is done about ordered deletions behind the requests, every hour and at an operator's word. */
export function deletionJobs(context: OperatorContext): { readonly makeArchive: MakeArchive } {
  const { jobs } = context
  const makeArchive = defineJob<Which>({
    name: 'museum-deletion.archive',
    expireInSeconds: longestSeconds,
    retryLimit: 5,
    run: ({ deletionId }, job) => makeArchiveOf(context, deletionId, job),
    givenUp: ({ deletionId }) =>
      context.database.asSystem('an archive could not be made', async db => {
        const deletion = await deletionById(db, deletionId)
        if (deletion?.archive_state === 'making') await hold(context, db, deletion, 'failed')
      }),
  })
  const erase = defineJob<Which>({
    name: 'museum-deletion.erase',
    expireInSeconds: longestSeconds,
    run: ({ deletionId }, job) => carryOut(context, deletionId, job),
  })
  const watch = defineJob<Record<string, never>>({
    name: 'museum-deletion.watch',
    async run() {
      await remind(context)
      await tidy(context)
      // Those of the hour before are still at work: two at once would erase the same museum.
      const queue = (await jobs.counts()).find(({ name }) => name === erase.name)
      if (queue && queue.waiting + queue.running > 0) return
      const due = await context.database.asSystem('deletions that are due', db =>
        toErase(db, context.clock()),
      )
      for (const { id: deletionId } of due) await jobs.enqueue(undefined, erase, { deletionId })
    },
  })
  jobs.register(makeArchive)
  jobs.register(erase)
  jobs.register(watch)
  jobs.schedule(watch, '21 * * * *', {})
  return { makeArchive }
}

/** Makes the archive in a new place; what a server that died has left is taken away first. */
async function makeArchiveOf(
  { database, storage, texts, clock }: OperatorContext,
  deletionId: string,
  { signal, log }: JobContext,
): Promise<void> {
  const key = `deleted/${deletionId}/${randomUUID()}.zip`
  const found = await database.asSystem('the archive of a museum', async db => {
    const claimed = await claimArchive(db, deletionId, key)
    const deletion = claimed && (await deletionById(db, deletionId))
    return deletion && { deletion, before: claimed.before }
  })
  if (!found) return
  const { museum_id: museumId } = found.deletion
  if (found.before) await storage.delete(found.before)
  const [first] = await database.inTenant(museumId, activeAdministrators)
  const context = { database, storage, texts, clock }
  const made = await archiveMuseum(context, { museumId, language: first?.language ?? 'en', key, signal })
  const isWanted = await database.asSystem('the archive of a museum is ready', db =>
    setArchive(db, { id: deletionId, key }, made, clock()),
  )
  if (!isWanted) await storage.delete(key)
  else log.info({ museumId, bytes: made.size }, 'the archive of a museum that is to be deleted is ready')
}

/** Reminds the administrators of museums that are deleted in a few days. */
async function remind(context: OperatorContext): Promise<void> {
  const { database, clock } = context
  const now = clock()
  const dueBefore = new Date(now.getTime() + deletionReminderDays * dayMs)
  for (const deletion of await database.asSystem('deletions to come', db => toRemind(db, dueBefore, now)))
    await database.asSystem('remind of a deletion', async db => {
      // Ordered with less notice than that: the order itself was the reminder.
      const isLate = deletion.due_at.getTime() - deletion.ordered_at.getTime() <= deletionReminderDays * dayMs
      if (!(await setReminded(db, deletion.id, now)) || isLate) return
      await mailAdministrators(context, await enterMuseum(db, deletion.museum_id), 'museumDeletionReminder', {
        museum: deletion.name,
        operator: await contactOf(db, deletion),
        dueAt: deletion.due_at,
        days: deletionArchiveDays,
      })
    })
}

/** Removes archives and orders whose time is over. */
async function tidy({ database, storage, clock }: OperatorContext): Promise<void> {
  const now = clock()
  for (const { id, archive_key: key } of await database.asSystem('old archives', db =>
    archivesOver(db, now),
  )) {
    if (key) await storage.delete(key)
    await database.asSystem('an archive is over', db => forgetArchive(db, id))
  }
  await database.asSystem('orders of deleted museums', db => forgetOrders(db, now))
}

/** Erases a museum that is due, or goes on with it: only where its archive is there, whole. */
async function carryOut(
  context: OperatorContext,
  deletionId: string,
  { signal, log }: JobContext,
): Promise<void> {
  const { database, clock } = context
  const deletion = await database.asSystem('a deletion that is due', db => deletionById(db, deletionId))
  if (!deletion) return
  const { museum_id: museumId } = deletion
  if (deletion.state === 'ordered' && !(await begin(context, deletion, signal)))
    return log.warn({ museumId }, 'a museum is not deleted: cancelled, not due, or its archive is not whole')
  if (deletion.state !== 'ordered' && deletion.state !== 'erasing') return
  const erased = await eraseMuseum(context, museumId, signal)
  await database.asSystem('a museum is deleted', async db => {
    const at = clock()
    const keptUntil = new Date(at.getTime() + deletionArchiveDays * dayMs)
    if (!(await endErasing(db, deletionId, erased, { at, keptUntil }))) return
    // Read again: with the museum the account may have gone.
    const { ordered_by_id: accountId = null } = (await deletionById(db, deletionId)) ?? {}
    const { ordered_by: firstName, ordered_by_email: email } = deletion
    await recordOperator(db, { accountId, person: { firstName, lastName: '', email } }, 'museumDeleted', at, {
      id: museumId,
      about: deletion.name,
      reason: deletion.reason,
      after: `${erased.records} / ${erased.rows} / ${erased.files}; SHA-256 ${deletion.archive_sha256}`,
    })
  })
  log.info({ museumId, ...erased }, 'a museum was deleted')
}

/** Keeps a museum that has no archive from being deleted. The operators are mailed once: nothing goes on until they have it made again. */
async function hold(
  { mailer, publicUrl }: Pick<OperatorContext, 'mailer' | 'publicUrl'>,
  db: Transaction<Tables>,
  deletion: DeletionRow,
  state: 'failed' | 'damaged',
): Promise<void> {
  if (!(await setArchiveState(db, deletion, state))) return
  const due = dayIn(platformZone, deletion.due_at)
  for (const { email: to, language, firstName } of await lockOperators(db)) {
    const params = {
      firstName,
      museum: deletion.name,
      day: longDay(due, localeOf(language)),
      link: `${publicUrl()}/operator/museums/${deletion.museum_id}`,
    }
    await mailer.send(db, { to, language, template: 'museumDeletionHeld', params })
  }
}

/** @returns false where nothing may be deleted. */
async function begin(context: OperatorContext, deletion: DeletionRow, signal: AbortSignal): Promise<boolean> {
  const { database, storage, clock } = context
  const { museum_id: museumId, archive_key: key, archive_sha256: sha256, archive_bytes: bytes } = deletion
  if (deletion.archive_state !== 'ready' || deletion.due_at > clock() || !key || !sha256) return false
  if (!(await isArchiveWhole(storage, key, { size: Number(bytes), sha256 }, signal))) {
    await database.asSystem('an archive is damaged', db => hold(context, db, deletion, 'damaged'))
    return false
  }
  return database.asSystem('a deletion begins', async (db: Transaction<Tables>) => {
    const museum = await lockState(db, museumId)
    if (museum?.state !== 'closed') return false
    const tx = await enterMuseum(db, museumId)
    if (!(await beginErasing(db, deletion, await ordersToKeep(tx), clock()))) return false
    await mailAdministrators(context, tx, 'museumDeletionBegun', {
      museum: museum.name,
      operator: await contactOf(db, deletion),
      days: deletionArchiveDays,
    })
    return true
  })
}
