import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { LinkGroup } from './link-groups.ts'

/** The linked cards of a group whose lines of the index fit a query, in order, and how many they are. */
export async function searchGroup(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  group: LinkGroup,
  search: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly count: number; readonly ids: readonly string[] }> {
  const { rows } = await sql<{ count: string; ids: string[] }>`
    with fitting as materialized (
      select link.other_id, link.position from card_link link
      join card_index i on i.tenant_id = ${tenantId} and i.id = link.other_id
      where link.tenant_id = ${tenantId} and link.card_id = ${cardId} and link.other_type = ${group.otherType}
        and link.association = ${group.association} and link.field = ${group.field} and link.mirrored = ${group.mirrored}
        and i.search @@ ${search}::tsquery
    )
    select (select count(*) from fitting) as count, array(
      select other_id from fitting order by position, other_id offset ${offset} limit ${limit}
    ) as ids`.execute(db)
  const [found] = rows
  return { count: Number(found?.count ?? 0), ids: found?.ids ?? [] }
}
