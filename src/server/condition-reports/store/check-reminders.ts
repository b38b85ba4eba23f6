import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { typeAndStatusOf } from '#server/procedures/index.ts'
import '../tables.ts'

export interface RemindedReport {
  readonly number: string
  readonly cardId: string
  readonly procedureType: string | null
  /** Who finished it. */
  readonly account: string | null
  /** YYYY-MM-DD */
  readonly day: string
}

/** The finished report of which somebody is to be told at a moment, held; undefined where that was done, or it no longer holds. */
export async function reportToRemind(
  { db, tenantId }: TenantTransaction,
  id: string,
  at: Date,
): Promise<RemindedReport | undefined> {
  const { rows } = await sql<RemindedReport>`
    select report.number, report.card_id as "cardId", ${typeAndStatusOf('procedure').type} as "procedureType",
      report.finished_account as account, to_char(report.next_check, 'YYYY-MM-DD') as day
    from condition_report report
    join card on card.tenant_id = report.tenant_id and card.id = report.card_id and card.deleted_at is null
    left join card procedure on procedure.tenant_id = report.tenant_id and procedure.id = report.procedure_id
    where report.tenant_id = ${tenantId}::bigint and report.id = ${id}::bigint and report.remind_at = ${at}
      and report.state = 'FINISHED' and report.deleted_at is null and report.next_check is not null
    for update of report`.execute(db)
  return rows[0]
}

/** Whether nobody has finished another report of its object since. */
export async function isLastFinished({ db, tenantId }: TenantTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from condition_report report
    join condition_report later on later.tenant_id = report.tenant_id and later.card_id = report.card_id
      and later.state = 'FINISHED' and (later.finished_at, later.id) > (report.finished_at, report.id)
    where report.tenant_id = ${tenantId}::bigint and report.id = ${id}::bigint`.execute(db)
  return rows.length === 0
}

export const setRemindAt = ({ db, tenantId }: TenantTransaction, id: string, at: Date | null) =>
  db
    .updateTable('condition_report')
    .set({ remind_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
