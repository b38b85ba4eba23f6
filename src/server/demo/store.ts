import type { Transaction } from 'kysely'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

interface Person {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/**
 * Suspends a person of the demonstration in every museum they belong to, or lets them into their own again: the one that was loaded together
 * with their account. The records of the museums have it.
 */
export async function setMemberships(
  db: Transaction<Tables>,
  { id: accountId, firstName, lastName, email }: Person,
  state: 'ACTIVE' | 'SUSPENDED',
  now: Date,
): Promise<void> {
  const before = state === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE'
  await enterPerson(db, accountId)
  const museums = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.account_id', '=', accountId)
    .where('identity.state', '=', before)
    .$if(state === 'ACTIVE', query => query.whereRef('identity.created_at', '=', 'account.created_at'))
    .orderBy('identity.tenant_id')
    .select('identity.tenant_id')
    .execute()
  for (const { tenant_id: museumId } of museums) {
    const museum = await enterMuseum(db, museumId)
    await db
      .updateTable('identity')
      .set({ state })
      .where('tenant_id', '=', museumId)
      .where('account_id', '=', accountId)
      .execute()
    const person = { accountId, name: `${firstName} ${lastName}`, email }
    await recordAudit(museum, { accountId: null }, 'stateChanged', now, { person, before, state })
  }
}
