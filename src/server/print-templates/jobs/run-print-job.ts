import { randomUUID } from 'node:crypto'
import { mostPrintedByJob, printJobDays } from '#model/api/print-jobs.ts'
import { displayName } from '#model/display-name.ts'
import { accountById, membershipsOf } from '#server/access/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Log } from '#server/platform/log.ts'
import type { TemplatesContext } from '../context.ts'
import { targetOf } from '../printing/targets.ts'
import type { PrintTask } from '../printing/task.ts'
import { claimJob, type Ending, endJob, type JobRow, saveProgress } from '../store/jobs.ts'
import { printParts } from './print-parts.ts'

export interface JobToRun {
  readonly tenantId: string
  readonly jobId: string
}

/** Servers that may begin one: it is given up then. */
const mostAttempts = 4
/** How often a look is taken at whether it is still wanted. */
const lookEveryMs = 1000

/** Somebody stopped it or threw it away, or another server has taken it over. */
class NotOursError extends Error {
  override name = 'NotOursError'
}

/** When it ended, and until when its file is kept. */
export const endingAt = (now: Date): Pick<Ending, 'ended_at' | 'expires_at'> => ({
  ended_at: now,
  expires_at: new Date(now.getTime() + printJobDays * 86_400_000),
})

/** Who ordered it, with the rights of now. @throws {CodedError} `forbidden` for who no longer belongs to the museum. */
async function taskOf(
  { database, clock }: TemplatesContext,
  { tenant_id: tenantId, account_id: accountId, language, document, wanted, name }: JobRow,
): Promise<PrintTask> {
  const { holder, account } = await database.ofPerson(accountId, async db => ({
    holder: (await membershipsOf(db, accountId, clock())).find(each => each.tenantId === tenantId),
    account: await accountById(db, accountId),
  }))
  if (!holder || !account) throw new CodedError('forbidden')
  return { tenantId, holder, person: displayName(account), language, document, wanted, name }
}

/** Why a job fails for good; undefined for what may go better the next time. */
function refusalOf(error: unknown): TextKey | undefined {
  if (!(error instanceof CodedError)) return undefined
  if (error.details.text === 'errors.diskFull') return 'printTemplates.failures.noRoom'
  if (error.code === 'forbidden') return 'printTemplates.failures.notAllowed'
  return error.code === 'invalid_input' || error.code === 'not_found'
    ? 'printTemplates.failures.gone'
    : undefined
}

async function write(
  context: TemplatesContext,
  row: JobRow,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, storage, clock } = context
  const task = await taskOf(context, row)
  const target = await database.inTenant(task.tenantId, tx => targetOf(tx, task, mostPrintedByJob))
  const total = target.ids.length
  let done = 0
  let problem: Error | undefined
  const look = async (): Promise<void> => {
    signal.throwIfAborted()
    const isOurs = await database.inTenant(task.tenantId, tx =>
      saveProgress(tx, { id: row.id, storageKey: key }, { done: Math.min(done, total), total }),
    )
    if (!isOurs) throw new NotOursError('the job is not ours any longer')
  }
  await look()
  const looking = setInterval(() => {
    look().catch((error: Error) => {
      problem = error
    })
  }, lookEveryMs)
  try {
    const { content, mediaType } = await printParts(context, task, target, objects => {
      if (problem) throw problem
      done += objects
    })
    const { size, sha256 } = await storage.put(key, content)
    const made = { bytes: size, sha256, media_type: mediaType, done: total }
    const ended = await database.inTenant(task.tenantId, tx =>
      endJob(tx, row.id, { state: 'DONE', ...endingAt(clock()), ...made }, key),
    )
    if (!ended) await storage.delete(key)
  } finally {
    clearInterval(looking)
  }
}

/**
 * Prints from the beginning: what a server that died has left is taken away first. The file is offered when it is whole, and never before.
 * @throws whatever may go better the next time.
 */
export async function runPrintJob(
  context: TemplatesContext,
  { tenantId, jobId }: JobToRun,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<void> {
  const { database, storage, clock } = context
  const key = `${tenantId}/prints/${randomUUID()}`
  const row = await database.inTenant(tenantId, tx => claimJob(tx, jobId, key))
  if (!row) return
  if (row.key_before) await storage.delete(row.key_before)
  const fail = (failure: TextKey) =>
    database.inTenant(tenantId, tx =>
      endJob(tx, jobId, { state: 'FAILED', ...endingAt(clock()), failure }, key),
    )
  if (row.attempts > mostAttempts) return void (await fail('printTemplates.failures.broken'))
  try {
    await write(context, row, key, signal)
    log.info({ tenantId, jobId }, 'a document was printed')
  } catch (error) {
    if (error instanceof NotOursError) return
    const failure = refusalOf(error)
    if (!failure) throw error
    await fail(failure)
  }
}
