import { sql } from 'kysely'
import { reportStateIds } from '#model/cards/condition-report/condition-report-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface CheckDue {
  readonly id: string
  readonly cardId: string
  readonly day: string
}

/** Reports that were finished last of their objects, and hold, with the objects and the day of the next check. */
const latest = ({ tenantId }: TenantTransaction) => sql`
  select distinct on (card.data #>> '{object,id}') card.id, (card.data #>> '{object,id}')::bigint as about_id,
    card.data #>> '{recommendation,nextCheck}' as day
  from card join card_frozen frozen on frozen.tenant_id = card.tenant_id and frozen.card_id = card.id
  where card.tenant_id = ${tenantId}::bigint and card.type = ${cardTypes.conditionReport} and card.deleted_at is null
    and card.data #>> '{state,id}' = ${String(reportStateIds.FINISHED)}
  order by card.data #>> '{object,id}', frozen.at desc, card.id desc`

/** Days on which objects are to be looked at again: as the report says that was finished last of each. Both days are included. */
export async function checksDue(
  tx: TenantTransaction,
  { first, last, limit }: { readonly first: string; readonly last: string; readonly limit: number },
): Promise<readonly CheckDue[]> {
  const { rows } = await sql<CheckDue>`
    select report.id, report.about_id as "cardId", report.day from (${latest(tx)}) report
    join card on card.tenant_id = ${tx.tenantId}::bigint and card.id = report.about_id and card.deleted_at is null
    where report.day between ${first} and ${last}
    order by report.day, report.id
    limit ${limit}`.execute(tx.db)
  return rows
}

/** Returns a condition for reports without a later finished report of the same object. */
export async function isLastFinished(tx: TenantTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`select from (${latest(tx)}) report where report.id = ${id}::bigint`.execute(
    tx.db,
  )
  return rows.length > 0
}
