import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { LinesQuery } from '../../criteria/expression.ts'
import type { Condition } from '../wanted.ts'
import { idsByLines } from './expressions.ts'
import { matches } from './matches.ts'

/** A group of records, found by lines about them. */
export interface Lined {
  readonly name: string
  readonly lines: LinesQuery
}

/**
 * Counts the records that match in each of some groups. The lines of open procedures are few beside the records of a museum, so these are looked up
 * by them: without its offset the database might go through all records for each of them.
 */
export async function countByLines(
  tx: TenantTransaction,
  condition: Condition,
  groups: readonly Lined[],
): Promise<ReadonlyMap<string, number>> {
  const found = groups.map(
    ({ name, lines }) => sql`select ${name}::text, lined.* from (${idsByLines(tx, lines)}) lined`,
  )
  const { rows } = await sql<{ name: string; count: string }>`
    with lined (name, id) as materialized (${sql.join(found, sql` union `)})
    select lined.name, count(*) as count
    from lined
    cross join lateral (
      select from card_index i where i.tenant_id = ${tx.tenantId} and i.id = lined.id and ${matches(tx, condition)} offset 0
    ) found
    group by lined.name`.execute(tx.db)
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}
