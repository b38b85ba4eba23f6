import {
  missingInPrint,
  mostPrintedAtOnce,
  previewTemplate,
  printWithTemplate,
} from '#model/api/print-templates.ts'
import { procedureObjectPdf, procedurePdf } from '#model/api/procedures/pdf.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Language } from '#model/languages.ts'
import { kindTexts, usualKind } from '#model/print-templates/kinds.ts'
import { subjectOf } from '#model/print-templates/printable-fields.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Call, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { sendPdf } from '#server/print/index.ts'
import { procedureToRead } from '#server/procedures/index.ts'
import { requireWhole } from '../change-templates.ts'
import type { TemplatesContext } from '../context.ts'
import type { KnownTemplates } from '../known-templates.ts'
import { latestCard } from '../store/latest.ts'
import type { Wanted } from '../tables.ts'
import { makeDocument, missingOf } from './make-document.ts'
import { type Target, targetOf } from './targets.ts'
import type { PrintTask } from './task.ts'
import { taskOf } from './task-of.ts'

/** Objects that a preview shows of a procedure. */
const mostPreviewed = 12

type Asking = Pick<Call<typeof printWithTemplate>, 'request' | 'reply'> & { readonly actor: MuseumActor }

/** Subject of a preview: the card or procedure asked for, else the latest of the type that there is. */
async function latestFor(
  tx: TenantTransaction,
  about: string,
  {
    cardId,
    procedureId,
  }: { readonly cardId?: string | undefined; readonly procedureId?: string | undefined },
): Promise<Wanted> {
  const subject = subjectOf(about)
  if (subject?.kind === 'procedure') {
    const id = procedureId ?? (await latestCard(tx, typeIdsOf(subject.declaration)))
    return id === undefined ? {} : { procedureId: id }
  }
  const id = cardId ?? (subject && (await latestCard(tx, typeIdsOf(subject.declaration))))
  return id === undefined ? {} : { selection: { ids: [id] } }
}

/** Calls that answer with a PDF at once. */
export function printingRoutes(context: TemplatesContext, known: KnownTemplates): Route[] {
  const { database, presses, clock, texts } = context

  async function print(task: PrintTask, target: Target, { actor, request, reply }: Asking) {
    const press = target.ids.length > 1 ? presses.long : presses.quick
    const { pdf, title, count } = await press.inTurn(actor.tenantId, async () => {
      const { job, ...made } = await makeDocument(context, task, target, target.ids)
      return { ...made, pdf: await press.print(job) }
    })
    await database.inTenant(actor.tenantId, tx =>
      recordAudit(tx, doerOf(actor, request), 'cardsPrinted', clock(), {
        what: target.cards.type,
        count,
        format: 'pdf',
      }),
    )
    return sendPdf(reply, { pdf, title })
  }

  /** A procedure with the default template of its type. */
  async function printProcedure(
    { actor, language, ...asking }: Asking & { readonly language: Language },
    procedureId: string,
    use: 'whole' | 'object',
    more: { readonly language?: Language | undefined; readonly objectIds?: string[] },
  ) {
    const { task, target } = await database.inTenant(actor.tenantId, async tx => {
      const { declaration } = await procedureToRead(tx, actor, procedureId)
      const kind = usualKind(declaration.name, use)
      const template = kind && (await known.defaultOf(tx, kind, declaration.name, language))
      if (!template) throw notFound()
      const made = taskOf(actor, language, { ...template, wanted: { procedureId, ...more } })
      return { task: made, target: await targetOf(tx, made, mostPrintedAtOnce) }
    })
    return print(task, target, { actor, ...asking })
  }

  return [
    route(printWithTemplate, async ({ actor, params, body, language, request, reply }) => {
      const { task, target } = await database.inTenant(actor.tenantId, async tx => {
        const template = await known.read(tx, params.templateId, body.language ?? language)
        const made = taskOf(actor, language, { ...template, wanted: body })
        return { task: made, target: await targetOf(tx, made, mostPrintedAtOnce) }
      })
      return print(task, target, { actor, request, reply })
    }),

    route(missingInPrint, async ({ actor, params, body, language }) => {
      const { task, target } = await database.inTenant(actor.tenantId, async tx => {
        const template = await known.read(tx, params.templateId, body.language ?? language)
        const made = taskOf(actor, language, { ...template, wanted: body })
        return { task: made, target: await targetOf(tx, made, Number.POSITIVE_INFINITY) }
      })
      return { missing: [...(await missingOf(context, task, target))] }
    }),

    route(previewTemplate, async ({ actor, body, language, reply }) => {
      const { document, cardId, procedureId, language: wanted } = body
      requireWhole(document)
      const { task, target } = await database.inTenant(actor.tenantId, async tx => {
        const shown = await latestFor(tx, document.about, { cardId, procedureId })
        const name = texts.translate(wanted ?? language, kindTexts(document.kind).one)
        const made = taskOf(actor, language, { document, name, wanted: { ...shown, language: wanted } })
        const found = await targetOf(tx, made, Number.POSITIVE_INFINITY)
        return { task: made, target: { ...found, ids: found.ids.slice(0, mostPreviewed) } }
      })
      const { job, title } = await makeDocument(context, task, target, target.ids)
      return sendPdf(reply, { pdf: await presses.quick.print(job), title })
    }),

    route(procedurePdf, ({ params, query, ...asking }) =>
      printProcedure(asking, params.id, 'whole', { language: query.lang }),
    ),

    route(procedureObjectPdf, ({ params, query, ...asking }) =>
      printProcedure(asking, params.id, 'object', {
        language: query.lang,
        ...(query.objectId !== undefined && { objectIds: [query.objectId] }),
      }),
    ),
  ]
}
