import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { dayMs } from '#model/dates/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { JobContext } from '#server/platform/jobs/index.ts'
import type { Storage, Stored } from '#server/platform/storage/index.ts'
import type { Changes, MadeFileRow } from './columns.ts'
import { type MadeFileKind, type Making, RefusedError, type Work } from './kind.ts'
import type { Claimed, Ending, MadeFileStore } from './store.ts'

/** The file to make. */
export interface FileToMake {
  readonly tenantId: string
  readonly id: string
}

export interface Workshop<Row extends MadeFileRow> {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly kind: MadeFileKind<Row>
  readonly store: MadeFileStore<Row>
}

/** Interval at which is checked whether the file is still wanted. */
const lookEveryMs = 1000

/** The file was cancelled or deleted, or another server has taken over. */
class NotOursError extends Error {
  override name = 'NotOursError'
}

/** Returns the changes with which a file ends. */
export const endingNow = (
  { clock, kind }: Pick<Workshop<MadeFileRow>, 'clock'> & { readonly kind: { readonly days: number } },
  state: Ending['state'],
): Ending => {
  const endedAt = clock()
  return { state, endedAt, expiresAt: new Date(endedAt.getTime() + kind.days * dayMs) }
}

/** Returns the reason why an error is final; undefined leads to a retry. */
function refusalOf<Row extends MadeFileRow>(kind: MadeFileKind<Row>, error: unknown): TextKey | undefined {
  if (error instanceof RefusedError) return error.text
  if (error instanceof CodedError && error.details.text === 'errors.diskFull') return kind.texts.noRoom
  return kind.refusal?.(error)
}

/** Makes and stores the file, and stops when it is no longer wanted. */
async function write<Row extends MadeFileRow>(
  { database, storage, kind, store }: Workshop<Row>,
  row: Claimed<Row>,
  { signal, log }: JobContext,
): Promise<{ readonly stored: Stored; readonly making: Making<Row> }> {
  const stopping = new AbortController()
  let content: Readable | undefined
  let progress: Parameters<Work<Row>['follow']>[0] = () => ({})
  const look = async (): Promise<void> => {
    signal.throwIfAborted()
    const changes = await progress()
    const isOurs = await database.inTenant(row.tenant_id, tx =>
      store.saveProgress(tx, row.id, row.storage_key, changes),
    )
    if (!isOurs) throw new NotOursError('nobody wants it any longer, or another server makes it')
  }
  const looking = setInterval(() => {
    look().catch((error: Error) => {
      stopping.abort(error)
      content?.destroy(error)
    })
  }, lookEveryMs)
  const follow: Work<Row>['follow'] = wanted => {
    progress = wanted
  }
  try {
    const making = await kind.make(row, { signal: stopping.signal, log, follow })
    content = making.content
    // The storage reports its error. Until it listens, an error without a listener would end the process.
    content.on('error', () => undefined)
    // An abort while the content was starting would otherwise be missed.
    if (stopping.signal.aborted) content.destroy(stopping.signal.reason)
    await look()
    const { about } = making
    const stored = await storage.put(row.storage_key, content, about === undefined ? undefined : { about })
    return { stored, making }
  } catch (error) {
    content?.destroy()
    throw stopping.signal.aborted ? stopping.signal.reason : error
  } finally {
    clearInterval(looking)
  }
}

/**
 * Makes a file from scratch: what a crashed server left of it is deleted first. It is offered only when complete.
 * @throws any error that a retry may solve
 */
export async function makeFile<Row extends MadeFileRow>(
  workshop: Workshop<Row>,
  { tenantId, id }: FileToMake,
  job: JobContext,
): Promise<void> {
  const { database, storage, kind, store } = workshop
  const key = `${tenantId}/${kind.folder}/${randomUUID()}`
  const end = (state: Ending['state'], changes: Changes<Row>) =>
    database.inTenant(tenantId, async tx => {
      const row = await store.end(tx, id, endingNow(workshop, state), changes, key)
      if (row && state === 'DONE') await kind.ready?.(tx, row)
      return row
    })
  const row = await database.inTenant(tenantId, tx => store.claim(tx, id, key))
  if (!row) return
  if (row.key_before) await storage.delete(row.key_before)
  if (row.attempts > kind.mostAttempts) return void (await end('FAILED', { failure: kind.texts.broken }))
  try {
    const { stored, making } = await write(workshop, row, job)
    const { size: bytes, sha256 } = stored
    if (await end('DONE', { ...making.made(), bytes, sha256 }))
      return job.log.info({ tenantId, id, bytes }, `made: ${kind.name}`)
    await storage.delete(key)
  } catch (error) {
    if (error instanceof NotOursError) return
    const failure = refusalOf(kind, error)
    if (!failure) throw error
    job.log.warn({ tenantId, id, failure }, `not made: ${kind.name}`)
    await end('FAILED', { failure })
  }
}
