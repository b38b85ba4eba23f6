import type { Selection } from '#model/api/cards/shapes.ts'
import { mostPrinted, printEndpoints } from '#model/api/print.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { everyKind } from '#model/engine/form-rules.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import {
  type CardRecord,
  countSelected,
  existingCard,
  existingCards,
  formOf,
  mayDo,
  refuseUnreadable,
  selectedAfter,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Call, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { formDocument } from './form-document.ts'
import type { Press } from './press/press.ts'
import { type Printed, printCards } from './print-cards.ts'
import type { PrintContext } from './print-context.ts'
import { sendPdf } from './send-pdf.ts'

export interface Presses {
  /** For single cards, which someone is waiting for. */
  readonly quick: Press
  /** For documents of many cards. */
  readonly long: Press
}

const byNumber = new Intl.Collator('und', { numeric: true })

/**
 * The cards of a selection: those named in the order in which they were named, those of a list by their numbers.
 * @throws {CodedError} `invalid_input` for more than one document takes, `not_found` when there is none.
 */
async function selectedCards(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
): Promise<CardRecord[]> {
  if ((await countSelected(tx, declaration, selection)) > mostPrinted)
    throw new CodedError('invalid_input', {
      text: 'print.tooMany',
      params: { max: mostPrinted },
      fields: { selection: { key: 'tooMany', params: { max: mostPrinted } } },
    })
  const ids = await selectedAfter(tx, declaration, selection, { after: '0', limit: mostPrinted })
  const records = await existingCards(tx, typeIdsOf(declaration), ids)
  if (records.length === 0) throw notFound()
  if (!('ids' in selection)) return records.sort((one, other) => byNumber.compare(one.number, other.number))
  const place = new Map(selection.ids.map((id, at) => [id, at]))
  return records.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

/** Calls that print cards of one type. What never leaves the museum is printed in full sheets, for those who may edit. */
export function pdfRoutes(context: PrintContext, presses: Presses, declaration: CardDeclaration): Route[] {
  const calls = printEndpoints(declaration)
  const full = (actor: MuseumActor) => ({ withPrivate: mayDo(declaration, actor, 'update') })
  const record = (
    { actor, request }: Pick<Call<typeof calls.pdf>, 'actor' | 'request'>,
    { count }: Printed,
  ) =>
    context.database.inTenant(actor.tenantId, tx =>
      recordAudit(tx, doerOf(actor, request), 'cardsPrinted', context.clock(), {
        what: declaration.type,
        count,
        format: 'pdf',
      }),
    )

  return [
    route(calls.pdf, async ({ actor, params, query, language, request, reply }) => {
      const isFull = query.viewType === 'FULL'
      const printed = await printCards(context, presses.quick, {
        tenantId: actor.tenantId,
        declaration,
        holder: actor,
        language: query.lang ?? language,
        readers: isFull ? full(actor) : { level: 'R' },
        layout: isFull ? 'sheets' : 'onePage',
        cards: async tx => [await existingCard(tx, declaration, params.id, { follow: true })],
      })
      await record({ actor, request }, printed)
      return sendPdf(reply, printed)
    }),

    route(calls.pdfOfMany, async ({ actor, body, language, request, reply }) => {
      refuseUnreadable(actor, declaration, body.selection)
      const isFull = body.viewType === 'FULL'
      const printed = await printCards(context, presses.long, {
        tenantId: actor.tenantId,
        declaration,
        holder: actor,
        language,
        readers: isFull ? full(actor) : { level: 'R' },
        layout: isFull ? 'sheets' : 'list',
        cards: tx => selectedCards(tx, declaration, body.selection),
      })
      await record({ actor, request }, printed)
      return sendPdf(reply, printed)
    }),

    route(calls.formPdf, async ({ actor, query: { kind = everyKind, lang }, language, reply }) => {
      if (kind !== everyKind && !declaration.kinds.includes(kind)) throw notFound()
      const museum = await context.museumName(actor.tenantId)
      const job = await context.database.inTenant(actor.tenantId, async tx => {
        const { rules } = await formOf(tx, declaration)
        const speaking = {
          texts: context.texts,
          language: lang ?? language,
          museum,
          today: await todayOf(tx),
        }
        return formDocument(declaration, { rules, kind }, speaking)
      })
      return sendPdf(reply, { pdf: await presses.quick.print(job), title: job.title })
    }),
  ]
}
