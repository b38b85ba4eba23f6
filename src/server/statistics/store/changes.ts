import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

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
 * How many changes of cards each member of the museum made in each week of the museum's clocks since some moment.
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
  // Person by person, each from the index of what they did.
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
