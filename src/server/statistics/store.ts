import { sql } from 'kysely'
import type { ProcedureStatus } from '#model/engine/aspects/statuses.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordsOf, typeAndStatusOf } from '#server/procedures/index.ts'

export interface ChangesInWeek {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Its Monday. */
  readonly week: string
  readonly edits: number
}

/**
 * Counts changes to records per member and week, in the museum's time zone, since a given time.
 * @param types ids of the types that count; undefined: all
 */
export async function changesOfPeople(
  { db, tenantId }: TenantTransaction,
  { since, zone }: { readonly since: Date; readonly zone: string },
  types: readonly number[] | undefined,
): Promise<readonly ChangesInWeek[]> {
  const counted = types
    ? sql`and exists (select from card c where c.tenant_id = r.tenant_id and c.id = r.card_id and c.type = any(${[...types]}::smallint[]))`
    : sql``
  // Person by person, each from the index of their changes.
  const { rows } = await sql<Omit<ChangesInWeek, 'edits'> & { edits: string }>`
    select a.id, a.first_name as "firstName", a.last_name as "lastName", a.email,
      to_char(done.week, 'YYYY-MM-DD') as week, done.edits
    from identity i
    join account a on a.id = i.account_id
    cross join lateral (
      select date_trunc('week', r.at at time zone ${zone}) as week, count(*) as edits
      from card_revision r
      where r.tenant_id = ${tenantId} and r.account_id = i.account_id and r.at >= ${since} ${counted}
      group by 1
    ) done
    where i.tenant_id = ${tenantId}`.execute(db)
  return rows.map(row => ({ ...row, edits: Number(row.edits) }))
}

interface Beginnings {
  /** The museum has its address and picture. */
  readonly museum: boolean
  readonly import: boolean
  readonly location: boolean
  readonly people: boolean
}

const { type, status } = typeAndStatusOf('card')

/** Counts procedures of the given types by status, without those in the trash. */
export async function procedureCounts(
  tx: TenantTransaction,
  types: readonly string[],
): Promise<{ type: string; status: ProcedureStatus; count: number }[]> {
  const rows = await recordsOf(tx, types)
    .select([type.as('type'), status.as('status'), ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy([type, status])
    .orderBy('type')
    .orderBy('status')
    .execute()
  return rows.flatMap(row =>
    row.type === null || row.status === null
      ? []
      : [{ type: row.type, status: row.status, count: Number(row.count) }],
  )
}

/** Returns the completed first steps of a museum, except those that are counts of records. */
export async function beginningsOf({ db, tenantId }: TenantTransaction): Promise<Beginnings> {
  // The dictionary of facet values is append-only: a museum that ever recorded a location has taken the step.
  const { rows } = await sql<Beginnings>`
    select
      exists (select from tenant where id = ${tenantId} and avatar is not null and coalesce(profile ->> 'place', '') <> '') as museum,
      exists (select from operation where tenant_id = ${tenantId} and name = 'cards.import') as import,
      exists (select from card_key where tenant_id = ${tenantId} and type = 1 and facet = 'location/room' and value ~ '[0-9]') as location,
      (select count(*) > 1 from identity where tenant_id = ${tenantId}) as people`.execute(db)
  return rows[0] ?? { museum: false, import: false, location: false, people: false }
}

export interface CardsOfMonth {
  /** '2026-11' */
  readonly month: string
  readonly count: number
  /** Sum of their completeness in per cent. */
  readonly completeness: number
}

/** Counts the records in the list of a type by month of creation, in the museum's time zone; months without any are left out. One scan, even of a million. */
export async function cardsByMonth(
  { db, tenantId }: TenantTransaction,
  type: number,
  zone: string,
): Promise<readonly CardsOfMonth[]> {
  const { rows } = await sql<{ month: string; count: string; completeness: string }>`
    select to_char(month, 'YYYY-MM') as month, count, completeness
    from (
      select date_trunc('month', created_at at time zone ${zone}) as month, count(*) as count, sum(completeness) as completeness
      from card_index where tenant_id = ${tenantId} and type = ${type} and apart is null
      group by 1
    ) months order by 1`.execute(db)
  return rows.map(row => ({ ...row, count: Number(row.count), completeness: Number(row.completeness) }))
}

interface Touched {
  readonly id: string
  readonly type: number
  readonly number: string
  readonly titles: Readonly<Record<string, string>>
  readonly coverFileId: string | null
  readonly at: Date
  readonly draft: boolean
}

/** Number of changes examined: a large import may hide earlier work, but the cost is bounded. */
const lookedThrough = 300

/** Returns the records a person worked on last: unsaved drafts first, then changes. */
export async function lastTouched(
  { db, tenantId }: TenantTransaction,
  accountId: string,
  types: readonly number[],
  limit: number,
): Promise<readonly Touched[]> {
  const { rows } = await sql<Touched>`
    select c.id, c.type, c.number, c.titles, c.cover_file_id as "coverFileId", max(touched.at) as at, bool_or(touched.draft) as draft
    from (
      (select card_id, at, false as draft from card_revision
        where tenant_id = ${tenantId} and account_id = ${accountId} order by at desc limit ${lookedThrough})
      union all
      (select card_id, saved_at, true from card_draft where tenant_id = ${tenantId} and account_id = ${accountId})
    ) touched
    join card c on c.tenant_id = ${tenantId} and c.id = touched.card_id
    where c.deleted_at is null and c.type = any(${[...types]}::smallint[])
    group by c.tenant_id, c.id
    order by draft desc, at desc
    limit ${limit}`.execute(db)
  return rows
}
