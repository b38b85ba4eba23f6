import { sql } from 'kysely'
import { procedureStatuses } from '#model/engine/aspects/statuses.ts'
import { statusesUnderWay } from '#model/procedures/next-date.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The dates on which a type takes its objects, and the decision by which one stays. */
export interface Taking {
  /** Id of the type. */
  readonly type: number
  readonly name: string
  readonly from: readonly string[]
  readonly until: readonly string[]
  /** Null where nothing is refused. */
  readonly refused: number | null
}

/** A procedure with some days in common with another. */
export interface Overlapping {
  readonly id: string
  /** Name of the type. */
  readonly type: string
  readonly number: string
  readonly title: string
  readonly from: string
  readonly until: string
}

/** The same with the decisions by which objects stay, here and there. */
interface Compared extends Overlapping {
  readonly refused: number | null
  readonly ownRefused: number | null
}

/** An object that an overlapping procedure has as well. */
export interface Busy extends Overlapping {
  readonly objectId: string
}

/** Returns the procedures under way that take their objects in some of the days in which one takes its own, as their types declare these. */
async function overlapping(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  taking: readonly Taking[],
): Promise<Compared[]> {
  const day = (end: 'from' | 'until') =>
    sql`card.data #>> array(select jsonb_array_elements_text(${sql.ref(`taking.${end}`)}))`
  const under = statusesUnderWay.map(name => String(procedureStatuses[name].id))
  const { rows } = await sql<Compared>`
    with taking as (
      select * from jsonb_to_recordset(${JSON.stringify(taking)}::jsonb)
        as declared (type smallint, name text, "from" jsonb, until jsonb, refused smallint)
    ), own as (
      select ${day('from')} as "from", ${day('until')} as until, taking.refused
      from card join taking on taking.type = card.type
      where card.tenant_id = ${tenantId}::bigint and card.id = ${procedureId}::bigint
    ), other as (
      select card.id, taking.name as type, card.number, card.data ->> 'title' as title, taking.refused,
        ${day('from')} as "from", ${day('until')} as until
      from card join taking on taking.type = card.type
      where card.tenant_id = ${tenantId}::bigint and card.deleted_at is null and card.id <> ${procedureId}::bigint
        and card.data #>> '{status,id}' = any(${under}::text[])
    )
    select other.*, own.refused as "ownRefused"
    from own join other on other."from" <= own.until and other.until >= own."from"`.execute(db)
  return rows
}

/**
 * Returns objects of a procedure that another one has in the same days (C-P04), at most `limit` of them. An object that either refused is not
 * taken, nor one of a procedure that is over or in the bin.
 */
export async function busyObjects(
  tx: TenantTransaction,
  procedureId: string,
  {
    ids,
    taking,
    limit,
  }: { readonly ids?: readonly string[]; readonly taking: readonly Taking[]; readonly limit?: number },
): Promise<Busy[]> {
  // Few procedures have days in common: in one query with the lines, every procedure of every object is read before these are compared.
  const others = await overlapping(tx, procedureId, taking)
  if (others.length === 0) return []
  const { rows } = await sql<{ id: string; objectId: string }>`
    select other.id, line.about_id as "objectId"
    from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as other (id bigint, refused smallint, "ownRefused" smallint)
    join card_line there on there.tenant_id = ${tx.tenantId}::bigint and there.record_id = other.id
      and (other.refused is null or there.decision is distinct from other.refused)
      ${ids ? sql`and there.about_id = any(${[...ids]}::bigint[])` : sql``}
    join card_line line on line.tenant_id = ${tx.tenantId}::bigint and line.record_id = ${procedureId}::bigint
      and line.about_id = there.about_id
      and (other."ownRefused" is null or line.decision is distinct from other."ownRefused")
    order by line.position, other.id
    limit ${limit ?? null}`.execute(tx.db)
  const byId = new Map(others.map(other => [other.id, other]))
  return rows.flatMap(({ id, objectId }) => {
    const other = byId.get(id)
    return other ? [{ ...other, objectId }] : []
  })
}
