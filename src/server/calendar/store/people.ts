import { sql } from 'kysely'
import { displayName } from '#model/display-name.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface CalendarPerson {
  readonly id: string
  readonly name: string
}

/** People who work in the museum, by their names; only those of certain accounts where these are given. */
export async function peopleOf(
  { db, tenantId }: TenantTransaction,
  ids?: readonly string[],
): Promise<CalendarPerson[]> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('identity.state', '=', 'ACTIVE')
    .$if(ids !== undefined, query =>
      query.where('account.id', '=', sql<string>`any(${[...(ids ?? [])]}::bigint[])`),
    )
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .select([
      'account.id',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email',
    ])
    .execute()
  return rows.map(({ id, ...account }) => ({ id, name: displayName(account) }))
}
