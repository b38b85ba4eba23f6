import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { downloadDays, mostOfWorkbook } from '#model/api/searches/downloads.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { countSelected, longSearchTime, refuseUnreadable } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Log } from '#server/platform/log.ts'
import type { Stored } from '#server/platform/storage/index.ts'
import { contentOf, readings } from './content-of.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { holderNow, mayDownload } from './may-download.ts'
import { sayReady } from './say-ready.ts'
import { claimDownload, type DownloadRow, type Ending, endDownload, saveProgress } from './store/downloads.ts'

/** Which download. */
export interface DownloadToRun {
  readonly tenantId: string
  readonly downloadId: string
}

/** Servers that may begin one: it is given up then. */
const mostAttempts = 4
/** How often a look is taken at whether it is still wanted. */
const lookEveryMs = 1000

/** Somebody stopped it or threw it away, or another server has taken it over. */
class NotOursError extends Error {
  override name = 'NotOursError'
}

/** It will not be made however often it is tried, and this is why. */
class RefusedError extends Error {
  override name = 'RefusedError'
  readonly text: TextKey
  constructor(text: TextKey) {
    super(text)
    this.text = text
  }
}

/** When it ended, and until when its line is shown and its file kept. */
export function endingAt(now: Date): Pick<Ending, 'endedAt' | 'expiresAt'> {
  return { endedAt: now, expiresAt: new Date(now.getTime() + downloadDays * 86_400_000) }
}

/** Rights are those of now: what was taken since the order ends it. @throws {RefusedError} */
async function requireRight(
  context: DownloadsContext,
  { tenant_id: tenantId, account_id: accountId, type, wanted }: DownloadRow,
): Promise<CardDeclaration> {
  const declaration = declarationOfId(type)
  const holder = await holderNow(context, { tenantId, accountId })
  if (!declaration || !holder || !mayDownload(holder, declaration))
    throw new RefusedError('searchDownloads.failures.notAllowed')
  refuseUnreadable(holder, declaration, wanted)
  return declaration
}

async function write(
  context: DownloadsContext,
  row: DownloadRow & { readonly storage_key: string },
  declaration: CardDeclaration,
  signal: AbortSignal,
): Promise<{ readonly stored: Stored; readonly cards: number }> {
  const { database, storage } = context
  const total = await database.inTenant(row.tenant_id, tx =>
    countSelected(tx, declaration, row.wanted, { time: longSearchTime }),
  )
  if (row.format === 'XLSX' && total > mostOfWorkbook)
    throw new RefusedError('searchDownloads.failures.tooMany')
  const times = readings(row)
  let read = 0
  let content: Readable | undefined
  const look = async (): Promise<void> => {
    signal.throwIfAborted()
    const done = Math.min(Math.floor(read / times), total)
    if (!(await database.inTenant(row.tenant_id, tx => saveProgress(tx, row, { done, total }))))
      throw new NotOursError('the download is not ours any longer')
  }
  const stopping = new AbortController()
  const looking = setInterval(() => {
    look().catch((error: Error) => {
      stopping.abort(error)
      content?.destroy(error)
    })
  }, lookEveryMs)
  try {
    await look()
    content = await contentOf(context, row, declaration, cards => {
      stopping.signal.throwIfAborted()
      read += cards
    })
    const stored = await storage.put(row.storage_key, content)
    return { stored, cards: Math.floor(read / times) }
  } finally {
    clearInterval(looking)
  }
}

/** Writes down that it is there, in one transaction with the mail. @returns false when nobody wants it any longer. */
const finish = (
  context: DownloadsContext,
  row: DownloadRow,
  { size: bytes, sha256 }: Stored,
  cards: number,
): Promise<boolean> =>
  context.database.inTenant(row.tenant_id, async tx => {
    const made = { bytes, sha256, done: cards, total: cards }
    const ending: Ending = { state: 'DONE', ...endingAt(context.clock()), made }
    const ended = await endDownload(tx, row.id, ending, row.storage_key ?? '')
    if (!ended) return false
    await sayReady(context, tx, ended)
    return true
  })

/** Why a download fails for good; undefined for what may go better the next time. */
function refusalOf(error: unknown): TextKey | undefined {
  if (error instanceof RefusedError) return error.text
  if (!(error instanceof CodedError)) return undefined
  if (error.details.text === 'errors.diskFull') return 'searchDownloads.failures.noRoom'
  if (error.code === 'search_too_broad') return 'searchDownloads.failures.tooBroad'
  // What is searched for is no longer there, or may no longer be asked about.
  return error.code === 'invalid_input' ? 'searchDownloads.failures.search' : undefined
}

/**
 * Makes a file, from its beginning: what a server that died has left of it is taken away first. It is offered when it is whole, and never
 * before.
 * @throws whatever may go better the next time.
 */
export async function runDownload(
  context: DownloadsContext,
  { tenantId, downloadId }: DownloadToRun,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<void> {
  const { database, storage, clock } = context
  const key = `${tenantId}/downloads/${randomUUID()}`
  const fail = (failure: TextKey) =>
    database.inTenant(tenantId, tx =>
      endDownload(tx, downloadId, { state: 'FAILED', ...endingAt(clock()), failure }, key),
    )
  const row = await database.inTenant(tenantId, tx => claimDownload(tx, downloadId, key))
  if (!row) return
  if (row.key_before) await storage.delete(row.key_before)
  if (row.attempts > mostAttempts) return void (await fail('searchDownloads.failures.broken'))
  try {
    const declaration = await requireRight(context, row)
    const { stored, cards } = await write(context, { ...row, storage_key: key }, declaration, signal)
    if (await finish(context, row, stored, cards))
      return log.info({ tenantId, downloadId, bytes: stored.size, cards }, 'a download is ready')
    await storage.delete(key)
  } catch (error) {
    if (error instanceof NotOursError) return
    const failure = refusalOf(error)
    if (!failure) throw error
    await fail(failure)
  }
}
