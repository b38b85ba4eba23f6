import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dayMs } from '#model/dates/durations.ts'
import { longDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { copyDays } from '#model/museum/museum-copy.ts'
import { accountById, activeAdministrators, operatorToAsk } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { publish } from '#server/platform/events/index.ts'
import { HopelessError, type JobContext } from '#server/platform/jobs/index.ts'
import { renewStarterTerms } from '#server/vocabularies/index.ts'
import { reasonOf } from '../reason-of.ts'
import type { CopyToMake } from './ask-for-copy.ts'
import type { CopiesContext } from './copies-context.ts'
import { type CopyRow, copyById, lockCopy, openCopy, provenBackup } from './store.ts'

const command = fileURLToPath(new URL('../../commands/copy-museum.ts', import.meta.url))
const run = promisify(execFile)

/** Reads the backup and restores rows and files, in a separate process, so that no request is delayed. */
async function bringBack(
  { ownerUrl, dataDir, place }: CopiesContext,
  row: CopyRow,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const folder = join(dataDir, 'museum-copy-in-progress')
  await rm(folder, { recursive: true, force: true })
  try {
    const path = await place.fetch(file, folder)
    await run(process.execPath, [command, path, row.original_id, row.copy_id], {
      env: { ...process.env, DATABASE_URL: ownerUrl, DATA_DIR: dataDir },
      signal,
      killSignal: 'SIGTERM',
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Opens the copy to the administrators, mails them, and adds an entry to the museum's audit log. */
async function open({ database, clock, mailer, publicUrl }: CopiesContext, { id }: CopyRow): Promise<void> {
  await database.asSystem('a copy of a museum is opened', async db => {
    const row = await lockCopy(db, id)
    if (row?.state !== 'running') return
    const at = clock()
    const endsAt = new Date(at.getTime() + copyDays * dayMs)
    await openCopy(db, row, at, endsAt)
    const asker = await accountById(db, row.asked_by)
    const operator = (await operatorToAsk(db, row.asked_by)) ?? row.asked_name
    const tx = await enterMuseum(db, row.original_id, clock)
    const doer = { accountId: asker ? row.asked_by : null, client: row.asked_client }
    const details = { operator: true, reason: row.reason, asOf: row.as_of.toISOString() }
    await recordAudit(tx, doer, 'museumBroughtBack', at, details)
    const [day, end] = [await dayOf(tx, row.as_of), await dayOf(tx, endsAt)]
    for (const { id: accountId, email: to, language, firstName } of await activeAdministrators(tx)) {
      const locale = localeOf(language)
      const params = {
        firstName,
        museum: row.original_name,
        operator,
        reason: row.reason,
        day: longDay(day, locale),
        end: longDay(end, locale),
        link: publicUrl(),
      }
      await mailer.send(db, { to, language, template: 'museumBroughtBack', params })
      await publish(db, { name: 'me.changed', accountId })
    }
  })
}

/**
 * Makes a requested copy: first rows and files, then its index, while it is closed; then opens it. After a server was killed, it
 * continues where it stopped.
 * @throws {HopelessError} with the reason if a retry would not help.
 */
export async function makeCopy(
  context: CopiesContext,
  { id }: CopyToMake,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const { database, reindexMuseum } = context
  const found = await database.asSystem('a copy of a museum', async db => {
    const row = await copyById(db, id)
    return row && { row, backup: await provenBackup(db, row.backup_id) }
  })
  if (found?.row.state !== 'running') return
  const { row, backup } = found
  if (row.loaded_at === null) {
    if (!backup) throw new HopelessError('This backup has been removed. Choose a later one.')
    try {
      await bringBack(context, row, backup.file, signal)
    } catch (error) {
      signal.throwIfAborted()
      throw new HopelessError(reasonOf(error))
    }
  }
  // What later versions brought, others had at the start.
  await database.inTenant(row.copy_id, renewStarterTerms)
  await reindexMuseum(row.copy_id, signal)
  await open(context, row)
}
