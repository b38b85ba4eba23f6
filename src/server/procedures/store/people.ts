import { sql } from 'kysely'
import { displayName } from '#model/display-name.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface Member {
  readonly id: string
  readonly name: string
}

interface Account {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

const named = ({ id, first_name: firstName, last_name: lastName, email }: Account): Member => ({
  id,
  name: displayName({ firstName, lastName, email }),
})

/** Members of the museum who may sign in, by their names; only those of certain accounts where these are given. */
export async function museumMembers(
  { db, tenantId }: TenantTransaction,
  ids?: readonly string[],
): Promise<Member[]> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('identity.state', '=', 'ACTIVE')
    .$if(ids !== undefined, query =>
      query.where('account.id', '=', sql<string>`any(${[...(ids ?? [])]}::bigint[])`),
    )
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.email'])
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute()
  return rows.map(named)
}

/** Returns managers and team of procedures, by procedure. */
export async function membersOf({ db, tenantId }: TenantTransaction, ids: readonly string[]) {
  const rows = await db
    .selectFrom('card_person')
    .innerJoin('account', 'account.id', 'card_person.account_id')
    .where('card_person.tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['card_id', 'manager', 'account.id', 'account.first_name', 'account.last_name', 'account.email'])
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute()
  return Map.groupBy(
    rows.map(row => ({ procedureId: row.card_id, manager: row.manager, person: named(row) })),
    ({ procedureId }) => procedureId,
  )
}

/** Puts others in the place of all managers, or of all who work on it. Nobody is both. */
export async function setMembers(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  manager: boolean,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('card_person')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', procedureId)
    .where(of =>
      of.or([of('manager', '=', manager), of('account_id', '=', sql<string>`any(${[...ids]}::bigint[])`)]),
    )
    .execute()
  if (ids.length === 0) return
  await db
    .insertInto('card_person')
    .values(ids.map(id => ({ tenant_id: tenantId, card_id: procedureId, account_id: id, manager })))
    .execute()
}
