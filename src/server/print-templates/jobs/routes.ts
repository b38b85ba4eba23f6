import {
  listPrintJobs,
  mostPrintedByJob,
  mostPrintJobs,
  orderPrint,
  type PrintJobRow,
  readPrintedFile,
  readPrintJob,
  removePrintJob,
} from '#model/api/print-jobs.ts'
import type { Language } from '#model/languages.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import { sendStored } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import type { TemplatesContext } from '../context.ts'
import type { KnownTemplates } from '../known-templates.ts'
import { targetOf } from '../printing/targets.ts'
import { taskOf } from '../printing/task-of.ts'
import { countUnderWay, deleteJob, endJob, insertJob, type JobRow, jobById, jobsOf } from '../store/jobs.ts'
import { endingAt, type JobToRun } from './run-print-job.ts'

/** Jobs that print, each for who ordered it. */
export function printJobRoutes(
  { database, storage, jobs, texts, clock }: TemplatesContext,
  known: KnownTemplates,
  make: JobDefinition<JobToRun>,
): Route[] {
  const tell = (row: JobRow, language: Language): PrintJobRow => ({
    id: row.id,
    state: row.state,
    name: row.name,
    progress: { done: row.done, total: row.total },
    bytes: row.bytes === null ? null : Number(row.bytes),
    failure: row.failure && texts.say(language, row.failure as TextKey),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  })

  /** Of somebody else there is none. */
  async function ownOne(tx: TenantTransaction, { accountId }: MuseumActor, id: string): Promise<JobRow> {
    const row = await jobById(tx, id)
    if (row?.account_id !== accountId) throw notFound()
    return row
  }

  return [
    route(orderPrint, ({ actor, params, body, language, request }) =>
      database.inTenant(actor.tenantId, async tx => {
        const printed = body.language ?? language
        const { name, document } = await known.read(tx, params.templateId, printed)
        const task = taskOf(actor, language, { name, document, wanted: body })
        const { cards, procedure, ids } = await targetOf(tx, task, mostPrintedByJob)
        if ((await countUnderWay(tx, actor.accountId)) >= mostPrintJobs)
          throw new CodedError('conflict', {
            text: 'printTemplates.errors.tooManyJobs',
            params: { max: mostPrintJobs },
          })
        const order = {
          account_id: actor.accountId,
          name: procedure ? `${name} ${procedure.row.number}` : name,
          document,
          wanted: body,
          total: ids.length,
          language: printed,
        }
        const row = await insertJob(tx, order, clock())
        const details = { what: cards.type, count: ids.length, format: 'pdf' } as const
        await recordAudit(tx, doerOf(actor, request), 'cardsPrinted', clock(), details)
        await jobs.enqueue(tx.db, make, { tenantId: tx.tenantId, jobId: row.id })
        return tell(row, language)
      }),
    ),

    route(listPrintJobs, ({ actor, language }) =>
      database.inTenant(actor.tenantId, async tx => ({
        result: (await jobsOf(tx, actor.accountId)).map(row => tell(row, language)),
      })),
    ),

    route(readPrintJob, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, async tx => tell(await ownOne(tx, actor, params.id), language)),
    ),

    route(removePrintJob, async ({ actor, params }) => {
      const row = await database.inTenant(actor.tenantId, async tx => {
        const found = await ownOne(tx, actor, params.id)
        return (await endJob(tx, params.id, { state: 'STOPPED', ...endingAt(clock()) })) ? undefined : found
      })
      // Whoever makes the one that was stopped takes away what is there of it.
      if (!row) return undefined
      if (row.storage_key) await storage.delete(row.storage_key)
      await database.inTenant(actor.tenantId, tx => deleteJob(tx, params.id))
      return undefined
    }),

    route(readPrintedFile, async ({ actor, params, request, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => ownOne(tx, actor, params.id))
      const { storage_key: key, sha256, media_type: mime, expires_at } = row
      if (row.state !== 'DONE') throw notFound()
      const isOver = expires_at !== null && expires_at < clock()
      if (isOver || !key || !sha256 || !mime || !(await storage.has(key)))
        throw new CodedError('gone', { text: 'printTemplates.gone' })
      const extension = mime === 'application/zip' ? 'zip' : 'pdf'
      return sendStored(request, reply, storage, {
        key,
        bytes: Number(row.bytes),
        tag: sha256,
        mime,
        disposition: attachedAs(`${row.name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')}.${extension}`),
      })
    }),
  ]
}
