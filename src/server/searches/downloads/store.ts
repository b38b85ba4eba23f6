import { type Selectable, sql } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import '../tables.ts'

export type DownloadRow = Selectable<Tables['search_download']>

/** An order: which cards, and as which file. */
export type Order = Pick<
  DownloadRow,
  'account_id' | 'search_id' | 'type' | 'wanted' | 'filename' | 'format' | 'columns'
>

/** The same one: under way, or ordered since a moment and ready by now. */
export const sameOrder = (
  { db, tenantId }: TenantTransaction,
  { account_id, type, wanted, filename, format, columns }: Order,
  since: Date,
): Promise<DownloadRow | undefined> =>
  db
    .selectFrom('search_download')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', account_id)
    .where(({ and, eb, or }) =>
      or([
        eb('state', 'in', ['WAITING', 'RUNNING']),
        and([eb('state', '=', 'DONE'), eb('created_at', '>', since)]),
      ]),
    )
    .where('type', '=', type)
    .where('filename', '=', filename)
    .where('format', '=', format)
    .where(sql<boolean>`wanted = ${JSON.stringify(wanted)}::jsonb`)
    .where(sql<boolean>`columns = ${JSON.stringify(columns)}::jsonb`)
    .executeTakeFirst()

export const insertDownload = (
  { db, tenantId }: TenantTransaction,
  order: Order,
  { language, total, at }: { readonly language: Language; readonly total: number; readonly at: Date },
): Promise<DownloadRow> =>
  db
    .insertInto('search_download')
    .values({
      ...order,
      tenant_id: tenantId,
      wanted: JSON.stringify(order.wanted),
      columns: JSON.stringify(order.columns),
      language,
      total,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
