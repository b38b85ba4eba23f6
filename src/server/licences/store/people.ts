import type { Transaction } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { NotificationDifferences } from '#model/news/notifications.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Someone to write to. */
export interface Addressee {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: Language
  readonly notifications: NotificationDifferences
}

const columns = [
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.email',
  'account.language',
  'account.notifications',
] as const

/** The active administrators of the museum, the one of longest standing first. */
export const administratorsOf = ({ db, tenantId }: TenantTransaction): Promise<Addressee[]> =>
  db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('identity.state', '=', 'ACTIVE')
    .where('identity.role', '=', 'TENANT_ADMIN')
    .select(columns)
    .orderBy('identity.id')
    .execute()

/** The operators of the platform. */
export const operatorsOf = (db: Transaction<Tables>): Promise<Addressee[]> =>
  db.selectFrom('account').where('operator', '=', true).select(columns).orderBy('id').execute()

/** People who can work in the museum. */
export async function activeUsers({ db, tenantId }: TenantTransaction): Promise<number> {
  const { count } = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'ACTIVE')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
