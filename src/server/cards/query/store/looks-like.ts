import { type RawBuilder, sql } from 'kysely'
import { looksAkin, mostAkin } from '#model/files/likeness/looks-apart.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { LooksQuery } from '../../criteria/expression.ts'

/*
 * The one place where cards read the table of contents, which belongs to the files above them: a condition has to become part of the query
 * that pages, counts and facets of a list ask, and handing it in from above would lead through every function of a list to say the
 * same three columns. What a card looks like stands in `file` alone, so that finding what is alike reads a few bytes a file.
 */

/** Whether a line shows a picture that looks like one of some: of all that look akin to each, the most alike. */
export const looksLike = (
  { tenantId }: TenantTransaction,
  { ids, looks }: LooksQuery,
  line: string,
): RawBuilder<boolean> => {
  const distance = sql`bit_count((f.looks # asked.looks)::bit(64))`
  return sql`${sql.ref(`${line}.id`)} = any(array(
    select akin.card_id
    from (
      select looks from file
      where tenant_id = ${tenantId} and current and looks is not null and card_id = any(${ids}::bigint[])
      union
      select unnest(${looks}::bigint[])
    ) asked
    cross join lateral (
      select f.card_id from file f
      where f.tenant_id = ${tenantId} and f.current and f.looks is not null and ${distance} <= ${looksAkin}
      order by ${distance}, f.card_id limit ${mostAkin}
    ) akin
  ))`
}
