import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A type of procedures, and what is counted of it. */
export interface CountedType {
  /** Id of the type. */
  readonly type: number
  /** Ids of the steps at which its purpose has taken place. */
  readonly reached: readonly number[]
  /** Ids of the steps at which it is closed. */
  readonly closed: readonly number[]
}

/** A procedure that was worked on since the beginning of a period, with the days of the museum on which something happened. */
export interface Happened {
  readonly id: string
  readonly type: number
  readonly number: string
  readonly begun: string
  readonly reached: string | null
  readonly closed: string | null
}

/**
 * Procedures that were begun, or went on, since a moment. A step counts where a procedure stands at it or beyond, from the last time it was reached; one
 * that was begun there has no such change in its history.
 */
export async function procedureDays(
  { db, tenantId }: TenantTransaction,
  counted: readonly CountedType[],
  { since, zone }: { readonly since: Date; readonly zone: string },
): Promise<readonly Happened[]> {
  const last = (steps: 'reached' | 'closed') =>
    sql`max(revision.at) filter (where ${sql.ref(`counted.${steps}`)} @> (change #> '{after,id}')
      and not coalesce(${sql.ref(`counted.${steps}`)} @> (change #> '{before,id}'), false))`
  const day = (steps: 'reached' | 'closed') =>
    sql`case when ${sql.ref(`counted.${steps}`)} @> (card.data #> '{step,id}')
      then to_char(coalesce(${sql.ref(`moved.${steps}`)}, card.created_at) at time zone ${zone}, 'YYYY-MM-DD') end`
  const { rows } = await sql<Happened>`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (type smallint, reached jsonb, closed jsonb)
    )
    select card.id, card.type, card.number, to_char(card.created_at at time zone ${zone}, 'YYYY-MM-DD') as begun,
      ${day('reached')} as reached, ${day('closed')} as closed
    from counted
    join card_index i on i.tenant_id = ${tenantId} and i.type = counted.type and i.updated_at >= ${since}
    join card on card.tenant_id = ${tenantId} and card.id = i.id and card.deleted_at is null
    cross join lateral (
      select ${last('reached')} as reached, ${last('closed')} as closed
      from card_revision revision
      cross join lateral jsonb_array_elements(revision.changes) change
      where revision.tenant_id = ${tenantId} and revision.card_id = card.id and change ->> 'path' = 'step'
    ) moved
    order by card.id`.execute(db)
  return rows
}

/** Some procedures in a month; refused: the decision by which a record is not counted, or null. */
export interface MonthOfProcedures {
  readonly type: number
  readonly month: string
  readonly refused: number | null
  readonly ids: readonly string[]
}

/** The number of records of the lines of procedures: of a type in a month, or without a month of a type in all. */
export interface RecordCount {
  readonly type: number
  readonly month: string | null
  readonly records: number
}

/** Counts the records of the lines of procedures by type and month, each once. */
export async function recordCounts(
  { db, tenantId }: TenantTransaction,
  months: readonly MonthOfProcedures[],
): Promise<readonly RecordCount[]> {
  const { rows } = await sql<Omit<RecordCount, 'records'> & { records: string }>`
    select given.type, given.month, count(distinct line.about_id) as records
    from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as given (type smallint, month text, refused smallint, ids jsonb)
    cross join lateral jsonb_array_elements_text(given.ids) id
    join card_line line on line.tenant_id = ${tenantId} and line.record_id = id::bigint
      and (given.refused is null or line.decision is distinct from given.refused)
    join card on card.tenant_id = ${tenantId} and card.id = line.about_id and card.deleted_at is null
    group by grouping sets ((given.type, given.month), (given.type))`.execute(db)
  return rows.map(row => ({ ...row, records: Number(row.records) }))
}
