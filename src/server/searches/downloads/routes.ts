import {
  listDownloads,
  orderDownload,
  readDownload,
  removeDownload,
  repeatDownload,
  type SearchDownload,
} from '#model/api/searches/downloads.ts'
import type { Language } from '#model/languages.ts'
import { doerOf } from '#server/audit/index.ts'
import type { MadeFiles } from '#server/made-files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { filenameOf } from './filename-of.ts'
import { placeOrder, requireDownloadable } from './place-order.ts'
import { readOrder } from './read-order.ts'
import type { DownloadRow } from './store.ts'

/** Two orders within this time are a double click. */
const doubleClickMs = 10_000

const mediaTypes = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json',
} as const

/** Downloads of what searches find: ordered, listed, fetched, thrown away, each by who ordered it. */
export function downloadRoutes(
  { database, clock }: DownloadsContext,
  files: MadeFiles<DownloadRow>,
): Route[] {
  const answerOf = (row: DownloadRow, language: Language): SearchDownload => ({
    ...files.tell(row, language),
    format: row.format,
    classId: row.type,
    filename: filenameOf(row),
    progress: { done: row.done, total: row.total },
  })

  const place = placeOrder(clock, files)

  /** Of somebody else there is none. */
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
