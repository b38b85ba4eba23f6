import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type ListLine, shownColumns } from '../../query/store/pages.ts'

/** Lines of the index by the ids of their cards. */
export async function linesOf(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListLine>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ListLine>`
    select ${shownColumns} from card_index i where i.tenant_id = ${tx.tenantId} and i.id = any(${ids}::bigint[])`.execute(
    tx.db,
  )
  return new Map(rows.map(line => [line.id, line]))
}
