import {
  listDownloads,
  mostDownloads,
  mostOfWorkbook,
  orderDownload,
  readDownload,
  removeDownload,
  repeatDownload,
  type SearchDownload,
} from '#model/api/searches/downloads.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { type Doer, doerOf, recordAudit } from '#server/audit/index.ts'
import { countSelected, refuseUnreadable } from '#server/cards/index.ts'
import type { MadeFiles } from '#server/made-files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { filenameOf } from './filename-of.ts'
import { mayDownload } from './may-download.ts'
import { readOrder } from './read-order.ts'
import { type DownloadRow, insertDownload, type Order, sameOrder } from './store.ts'

/** Two orders within this time are a double click. */
const doubleClickMs = 10_000

const mediaTypes = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json',
} as const

export interface Placing {
  readonly actor: MuseumActor
  readonly order: Order
  readonly language: Language
  readonly doer: Doer
  /** The same that was ordered since so many milliseconds is not made again, though it be ready by now. */
  readonly within?: number
}

/** @throws {CodedError} `forbidden` for who may not take cards of this type along. */
function requireDownloadable(actor: MuseumActor, type: number): CardDeclaration {
  const declaration = declarationOfId(type)
  if (!declaration) throw notFound()
  if (!mayDownload(actor, declaration)) throw forbidden()
  return declaration
}

/**
 * Places an order, in one transaction with the record and the job; the same order that is under way already is that one.
 * @throws {CodedError} `forbidden`; `conflict` where a person has too many or a workbook would have too many rows; `invalid_input` where what
 * is searched for cannot be.
 */
const placeOrder =
  (clock: Clock, files: MadeFiles<DownloadRow>) =>
  async (
    tx: TenantTransaction,
    { actor, order, language, doer, within = 0 }: Placing,
  ): Promise<DownloadRow> => {
    const declaration = requireDownloadable(actor, order.type)
    refuseUnreadable(actor, declaration, order.wanted)
    const at = clock()
    await files.store.holdOrders(tx, actor.accountId)
    const same = await sameOrder(tx, order, new Date(at.getTime() - within))
    if (same) return same
    if ((await files.store.countUnderWay(tx, actor.accountId)) >= mostDownloads)
      throw new CodedError('conflict', {
        text: 'searchDownloads.tooManyAtOnce',
        params: { max: mostDownloads },
      })
    const total = await countSelected(tx, declaration, order.wanted)
    if (order.format === 'XLSX' && total > mostOfWorkbook)
      throw new CodedError('conflict', { text: 'searchDownloads.failures.tooMany' })
    const row = await insertDownload(tx, order, { language, total, at })
    await recordAudit(tx, doer, 'tableExported', at, {
      what: declaration.type,
      name: filenameOf(row),
      count: total,
      format: order.format.toLowerCase(),
    })
    await files.enqueue(tx, row.id)
    return row
  }

/** Downloads of what searches find: ordered, listed, fetched, deleted, each by who ordered it. */
export function downloadRoutes(
  { database, clock }: DownloadsContext,
  files: MadeFiles<DownloadRow>,
): Route[] {
  const answerOf = (row: DownloadRow, language: Language): SearchDownload => ({
    ...files.present(row, language),
    format: row.format,
    classId: row.type,
    filename: filenameOf(row),
    progress: { done: row.done, total: row.total },
  })

  const place = placeOrder(clock, files)

  /** Refuses a record of another person. */
  async function ownOne(tx: TenantTransaction, { accountId }: MuseumActor, id: string): Promise<DownloadRow> {
    const row = await files.store.byId(tx, id)
    if (row?.account_id !== accountId) throw notFound()
    return row
  }

  return [
    route(orderDownload, async ({ actor, body, language, request }) =>
      database.inTenant(actor.tenantId, async tx => {
        const order = await readOrder(tx, actor, body)
        const placing = { actor, order, language, doer: doerOf(actor, request), within: doubleClickMs }
        return answerOf(await place(tx, placing), language)
      }),
    ),

    route(repeatDownload, async ({ actor, params, language, request }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { account_id, search_id, type, wanted, filename, format, columns } = await ownOne(
          tx,
          actor,
          params.id,
        )
        const order = { account_id, search_id, type, wanted, filename, format, columns }
        const placing = { actor, order, language, doer: doerOf(actor, request) }
        return answerOf(await place(tx, placing), language)
      }),
    ),

    route(listDownloads, async ({ actor, language }) =>
      database.inTenant(actor.tenantId, async tx => ({
        result: (await files.store.ofPerson(tx, actor.accountId)).map(row => answerOf(row, language)),
      })),
    ),

    route(removeDownload, async ({ actor, params }) => {
      await files.remove(actor.tenantId, tx => ownOne(tx, actor, params.id))
      return undefined
    }),

    route(readDownload, async ({ actor, params, request, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => ownOne(tx, actor, params.id))
      requireDownloadable(actor, row.type)
      return files.send({ request, reply }, row, { name: filenameOf(row), mime: mediaTypes[row.format] })
    }),
  ]
}
