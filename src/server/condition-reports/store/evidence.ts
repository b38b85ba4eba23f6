import { sql } from 'kysely'
import { reportStateIds } from '#model/cards/condition-report/condition-report-card.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const draft = String(reportStateIds.DRAFT)

/** Returns those of the records that are objects or pictures of a finished report. */
export async function reportedCards(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with report as (
      select data from card where tenant_id = ${tenantId}::bigint and type = ${cardTypes.conditionReport}
        and data #>> '{state,id}' <> ${draft}
    )
    select distinct named.id from (
      select data #>> '{object,id}' as id from report
      union all
      select picture #>> '{file,id}' from report, jsonb_array_elements(coalesce(data -> 'pictures', '[]'::jsonb)) picture
    ) named where named.id = any(${[...ids]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Drafts that are about some objects, those in the bin too. */
export async function draftsAbout(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from card where tenant_id = ${tenantId}::bigint and type = ${cardTypes.conditionReport}
      and data #>> '{state,id}' = ${draft} and data #>> '{object,id}' = any(${[...ids]}::text[])
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Objects leave for good: finished reports of them keep what they were called. */
export const keepNames = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  sql`
    update card_frozen frozen set called = frozen.called
      || jsonb_build_object(object.id::text, jsonb_build_object('number', object.number, 'titles', object.titles))
    from card report
    join card object on object.tenant_id = report.tenant_id and object.id = (report.data #>> '{object,id}')::bigint
    where frozen.tenant_id = ${tenantId}::bigint and report.tenant_id = ${tenantId}::bigint and report.id = frozen.card_id
      and report.type = ${cardTypes.conditionReport} and object.id = any(${[...ids]}::bigint[])`.execute(db)
