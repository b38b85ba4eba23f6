import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { museumExportDays } from '#model/api/museum-exports.ts'
import { recordAudit } from '#server/audit/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { Stored } from '#server/platform/storage/index.ts'
import { zipOf } from './archive/zip-of.ts'
import { everything } from './everything.ts'
import type { ExportsContext } from './exports-context.ts'
import { beginGathering, type Gathering } from './gathering.ts'
import { NoRoomError, requireSome } from './room.ts'
import { sayReady } from './say-ready.ts'
import {
  claimExport,
  type Ending,
  type ExportRow,
  endExport,
  exportById,
  saveProgress,
} from './store/exports.ts'

/** Which archive. */
export interface ExportToRun {
  readonly tenantId: string
  readonly exportId: string
}

/** Servers that may begin one: it is given up then. */
const mostAttempts = 8
/** How often a look is taken at whether it is still wanted and has room. */
const lookEveryMs = 1000

/** Somebody stopped it or threw it away, or another server has taken it over. */
class NotOursError extends Error {
  override name = 'NotOursError'
}

/** When it ended, and until when its line is shown and its archive kept. */
export function endingAt(now: Date): Pick<Ending, 'endedAt' | 'expiresAt'> {
  return { endedAt: now, expiresAt: new Date(now.getTime() + museumExportDays * 86_400_000) }
}

const isFull = (error: unknown): boolean =>
  error instanceof NoRoomError || (error instanceof CodedError && error.details.text === 'errors.diskFull')

async function write(
  { storage, database }: ExportsContext,
  gathering: Gathering,
  row: ExportRow & { readonly storage_key: string },
  signal: AbortSignal,
): Promise<Stored> {
  const look = async (): Promise<void> => {
    signal.throwIfAborted()
    const { part, done, total } = gathering
    const progress = { part, done: Math.min(Math.round(done), total), total }
    const ours = await database.inTenant(gathering.tenantId, tx => saveProgress(tx, row, progress))
    if (!ours) throw new NotOursError('the archive is not ours any longer')
    await requireSome(storage)
  }
  const content = Readable.from(zipOf(everything(gathering)))
  const looking = setInterval(() => {
    look().catch((error: Error) => content.destroy(error))
  }, lookEveryMs)
  try {
    await look()
    return await storage.put(row.storage_key, content, { about: gathering.about })
  } finally {
    clearInterval(looking)
  }
}

/** Writes down that it is there, in one transaction with the record and the mail. @returns false when nobody wants it any longer. */
const finish = (
  context: ExportsContext,
  row: ExportRow,
  stored: Stored,
  problems: number,
): Promise<boolean> =>
  context.database.inTenant(row.tenant_id, async tx => {
    const now = context.clock()
    const { size: bytes, sha256 } = stored
    const made = { bytes, sha256, problems }
    const ended = await endExport(
      tx,
      row.id,
      { state: 'DONE', ...endingAt(now), made },
      row.storage_key ?? '',
    )
    if (!ended) return false
    const doer = { accountId: row.account_id, impersonatorId: row.impersonator_id }
    await recordAudit(tx, doer, 'everythingExported', now, { bytes })
    await sayReady(context, tx, ended)
    return true
  })

/**
 * Makes an archive, from its beginning: what a server that died has left of it is taken away first. It is offered when it is whole, and
 * never before.
 * @throws whatever may go better the next time.
 */
export async function runExport(
  context: ExportsContext,
  { tenantId, exportId }: ExportToRun,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<void> {
  const { database, storage, clock } = context
  const key = `${tenantId}/exports/${randomUUID()}`
  const fail = (failure: string) =>
    database.inTenant(tenantId, tx =>
      endExport(tx, exportId, { state: 'FAILED', ...endingAt(clock()), failure }, key),
    )
  const { before, row } = await database.inTenant(tenantId, async tx => ({
    before: await exportById(tx, exportId),
    row: await claimExport(tx, exportId, key),
  }))
  if (!row) return
  if (before?.storage_key) await storage.delete(before.storage_key)
  if (row.attempts > mostAttempts) return void (await fail('museumExport.failures.broken'))
  const { originals, earlier, language } = row
  try {
    const gathering = await beginGathering(context, { tenantId, language, choice: { originals, earlier } })
    const stored = await write(context, gathering, { ...row, storage_key: key }, signal)
    if (await finish(context, row, stored, gathering.problems.size))
      return log.info({ tenantId, exportId, bytes: stored.size }, 'everything of a museum is in an archive')
    await storage.delete(key)
  } catch (error) {
    if (error instanceof NotOursError) return
    if (!isFull(error)) throw error
    log.error({ tenantId, exportId }, 'no room for an archive of everything')
    await fail('museumExport.failures.noRoom')
  }
}
