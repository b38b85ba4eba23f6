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
import type { MadeFiles } from '#server/made-files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TemplatesContext } from '../context.ts'
import type { KnownTemplates } from '../known-templates.ts'
import { targetOf } from '../printing/targets.ts'
import { taskOf } from '../printing/task-of.ts'
import { insertJob, type JobRow } from '../store/jobs.ts'

/** Jobs that print, each for who ordered it. */
export function printJobRoutes(
  { database, clock }: TemplatesContext,
  known: KnownTemplates,
  files: MadeFiles<JobRow>,
): Route[] {
  const present = (row: JobRow, language: Language): PrintJobRow => ({
    ...files.present(row, language),
    name: row.name,
    progress: { done: row.done, total: row.total },
  })

  /** Refuses a record of another person. */
  async function ownOne(tx: TenantTransaction, { accountId }: MuseumActor, id: string): Promise<JobRow> {
    const row = await files.store.byId(tx, id)
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
        await files.store.holdOrders(tx, actor.accountId)
        if ((await files.store.countUnderWay(tx, actor.accountId)) >= mostPrintJobs)
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
        await files.enqueue(tx, row.id)
        return present(row, language)
      }),
    ),

    route(listPrintJobs, ({ actor, language }) =>
      database.inTenant(actor.tenantId, async tx => ({
        result: (await files.store.ofPerson(tx, actor.accountId)).map(row => present(row, language)),
      })),
    ),

    route(readPrintJob, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, async tx => present(await ownOne(tx, actor, params.id), language)),
    ),

    route(removePrintJob, async ({ actor, params }) => {
      await files.remove(actor.tenantId, tx => ownOne(tx, actor, params.id))
      return undefined
    }),

    route(readPrintedFile, async ({ actor, params, request, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => ownOne(tx, actor, params.id))
      const mime = row.media_type ?? 'application/pdf'
      const extension = mime === 'application/zip' ? 'zip' : 'pdf'
      const name = `${row.name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')}.${extension}`
      return files.send({ request, reply }, row, { name, mime })
    }),
  ]
}
