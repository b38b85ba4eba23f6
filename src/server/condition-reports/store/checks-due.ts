import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface CheckDue {
  readonly id: string
  readonly cardId: string
  readonly day: string
}

/** Days on which objects are to be looked at again: as the report says that was finished last of each. Both days are included. */
export async function checksDue(
  { db, tenantId }: TenantTransaction,
  { first, last, limit }: { readonly first: string; readonly last: string; readonly limit: number },
): Promise<readonly CheckDue[]> {
  const { rows } = await sql<CheckDue>`
    select report.id, report.card_id as "cardId", to_char(report.next_check, 'YYYY-MM-DD') as day
    from condition_report report
    join card on card.tenant_id = report.tenant_id and card.id = report.card_id and card.deleted_at is null
    where report.tenant_id = ${tenantId}::bigint and report.state = 'FINISHED'
      and report.next_check between ${first}::date and ${last}::date
      and not exists (
        select from condition_report later
        where later.tenant_id = report.tenant_id and later.card_id = report.card_id and later.state = 'FINISHED'
          and (later.finished_at, later.id) > (report.finished_at, report.id))
    order by report.next_check, report.id
    limit ${limit}`.execute(db)
  return rows
}
