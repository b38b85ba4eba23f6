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
import { sendStored } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { filenameOf } from './filename-of.ts'
import { placeOrder, requireDownloadable } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { type DownloadToRun, endingAt } from './run-download.ts'
import {
  type DownloadRow,
  deleteDownload,
  downloadById,
  endDownload,
  listDownloads as listRows,
} from './store/downloads.ts'

/** Two orders within this time are a double click. */
const doubleClickMs = 10_000

const mediaTypes = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json',
} as const

/** Downloads of what searches find: ordered, listed, fetched, thrown away, each by who ordered it. */
export function downloadRoutes(
  { database, storage, jobs, texts, clock }: DownloadsContext,
  make: JobDefinition<DownloadToRun>,
): Route[] {
  const answerOf = (row: DownloadRow, language: Language): SearchDownload => ({
    id: row.id,
    state: row.state,
    format: row.format,
    classId: row.type,
    filename: filenameOf(row),
    progress: { done: row.done, total: row.total },
    bytes: row.bytes === null ? null : Number(row.bytes),
    failure: row.failure && texts.say(language, row.failure as TextKey),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  })

  const place = placeOrder({ jobs, clock }, make)

  /** Of somebody else there is none. */
  async function ownOne(tx: TenantTransaction, { accountId }: MuseumActor, id: string): Promise<DownloadRow> {
    const row = await downloadById(tx, id)
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
        result: (await listRows(tx, actor.accountId)).map(row => answerOf(row, language)),
      })),
    ),

    route(removeDownload, async ({ actor, params }) => {
      const row = await database.inTenant(actor.tenantId, async tx => {
        const found = await ownOne(tx, actor, params.id)
        const stopped = await endDownload(tx, params.id, { state: 'STOPPED', ...endingAt(clock()) })
        return stopped ? undefined : found
      })
      // Whoever makes the one that was stopped takes away what is there of it.
      if (!row) return undefined
      if (row.storage_key) await storage.delete(row.storage_key)
      await database.inTenant(actor.tenantId, tx => deleteDownload(tx, params.id))
      return undefined
    }),

    route(readDownload, async ({ actor, params, request, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => ownOne(tx, actor, params.id))
      if (row.state !== 'DONE') throw notFound()
      requireDownloadable(actor, row.type)
      const { storage_key: key, sha256, expires_at } = row
      const isOver = expires_at !== null && expires_at < clock()
      if (isOver || !key || !sha256 || !(await storage.has(key)))
        throw new CodedError('gone', { text: 'searchDownloads.gone' })
      return sendStored(request, reply, storage, {
        key,
        bytes: Number(row.bytes),
        tag: sha256,
        mime: mediaTypes[row.format],
        disposition: attachedAs(filenameOf(row)),
      })
    }),
  ]
}
