import '../tables.ts'
import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The records that rows of other museums became here, by the records they were there; of those that are still there the latest. */
export async function cardsOfOrigins(
  { db, tenantId }: TenantTransaction,
  origins: readonly string[],
): Promise<Map<string, { readonly id: string; readonly type: number }>> {
  const wanted = [...new Set(origins)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ origin: string; id: string; type: number }>`
    select distinct on (r.origin) r.origin, c.id, c.type
    from import_row r
    join card c on c.tenant_id = r.tenant_id and c.id = r.card_id and c.deleted_at is null
    where r.tenant_id = ${tenantId} and r.origin = any(${wanted}::text[])
    order by r.origin, r.import_id desc, r.row desc`.execute(db)
  return new Map(rows.map(({ origin, id, type }) => [origin, { id, type }]))
}
