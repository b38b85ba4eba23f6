import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CommentedQuery, LinesQuery } from '../../criteria/expression.ts'
import type { Condition } from '../wanted.ts'
import { idsOf } from './expressions.ts'
import { matches } from './matches.ts'

/** A group of records, found by lines about them, or by comments on them. */
export interface Group {
  readonly name: string
  readonly of: LinesQuery | CommentedQuery
}

/**
 * Counts the records that match in each of some groups. The lines of open procedures and open conversations are few beside the records of a
 * museum, so these are looked up by them: without its offset the database might go through all records for each of them.
 */
export async function countByGroups(
  tx: TenantTransaction,
  condition: Condition,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, number>> {
  const found = groups.map(({ name, of }) => sql`select ${name}::text, found.* from (${idsOf(tx, of)}) found`)
  const { rows } = await sql<{ name: string; count: string }>`
    with grouped (name, id) as materialized (${sql.join(found, sql` union `)})
    select grouped.name, count(*) as count
    from grouped
    cross join lateral (
      select from card_index i where i.tenant_id = ${tx.tenantId} and i.id = grouped.id and ${matches(tx, condition)} offset 0
    ) found
    group by grouped.name`.execute(tx.db)
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}
