import type { Transaction } from 'kysely'
import { hasSecondFactor } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Demands of a museum at sign-in. */
export interface Demands {
  readonly secondFactor: boolean
  readonly signOn: boolean
}

const columns = ['demands_second_factor as secondFactor', 'demands_sign_on as signOn'] as const

export const demandsOf = (db: Transaction<Tables>, museumId: string): Promise<Demands> =>
  db.selectFrom('tenant').where('id', '=', museumId).select(columns).executeTakeFirstOrThrow()

/** As `demandsOf`; the demands, and the settings of the service they rest on, stay as they are until the transaction ends. */
export const lockDemands = (db: Transaction<Tables>, museumId: string): Promise<Demands> =>
  db.selectFrom('tenant').where('id', '=', museumId).select(columns).forUpdate().executeTakeFirstOrThrow()

export async function keepDemands(
  db: Transaction<Tables>,
  museumId: string,
  { secondFactor, signOn }: Demands,
): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ demands_second_factor: secondFactor, demands_sign_on: signOn })
    .where('id', '=', museumId)
    .execute()
}

/** Accounts of the museum's active users without a second factor. */
export async function accountsWithoutSecondFactor({ db, tenantId }: TenantTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'ACTIVE')
    .where(({ not }) => not(hasSecondFactor('identity.account_id')))
    .select('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}
