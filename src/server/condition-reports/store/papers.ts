import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Which of some cards a report that was finished is about, or shows: objects, and pictures. */
export async function reportedCards(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select card_id as id from condition_report
    where tenant_id = ${tenantId}::bigint and card_id = any(${[...ids]}::bigint[]) and state <> 'DRAFT'
    union
    select image.file_id from condition_image image
    join condition_report report on report.tenant_id = image.tenant_id and report.id = image.report_id
      and report.state <> 'DRAFT'
    where image.tenant_id = ${tenantId}::bigint and image.file_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Objects leave for good: drafts of them go, too, and all other reports keep what they were called. */
export async function keepReportsOf(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('condition_report')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('state', '=', 'DRAFT')
    .execute()
  await sql`
    update condition_report set object_number = card.number, object_titles = card.titles
    from card
    where condition_report.tenant_id = ${tenantId}::bigint and condition_report.card_id = any(${[...ids]}::bigint[])
      and card.tenant_id = condition_report.tenant_id and card.id = condition_report.card_id`.execute(db)
}
