import '../tables.ts'
import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The records that rows of other museums became here, by the records they were there: of those outside the trash, or of all, the latest. */
export async function cardsOfOrigins(
  { db, tenantId }: TenantTransaction,
  origins: readonly string[],
  { binned = false } = {},
): Promise<Map<string, { readonly id: string; readonly type: number }>> {
  const wanted = [...new Set(origins)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ origin: string; id: string; type: number }>`
    select distinct on (came.origin) came.origin, c.id, c.type
    from (
      select origin, card_id, import_id, row from import_row
      where tenant_id = ${tenantId} and origin = any(${wanted}::text[])
      union all
      select origin, card_id, 0, 0 from archive_part
      where tenant_id = ${tenantId} and part in ('file', 'record', 'bin') and origin = any(${wanted}::text[])
    ) came
    join card c on c.tenant_id = ${tenantId} and c.id = came.card_id and (${binned} or c.deleted_at is null)
    order by came.origin, came.import_id desc, came.row desc`.execute(db)
  return new Map(rows.map(({ origin, id, type }) => [origin, { id, type }]))
}
