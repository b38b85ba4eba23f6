import { sql, type Transaction } from 'kysely'
import { defaultZone } from '#model/dates/museum-day.ts'
import { comparableEmail } from '#model/email.ts'
import {
  effectivePermissions,
  type PermissionCode,
  permissionCodes,
  permissions,
} from '#model/permissions/codes.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneColumn } from '#server/platform/db/museum-day.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Membership } from '#server/platform/http/index.ts'
import { type Account, accountColumns } from './accounts.ts'

const codeOfId = new Map<number, PermissionCode>(permissions.map(({ id, code }) => [id, code]))
const everything: ReadonlySet<PermissionCode> = new Set(permissionCodes)

/** An administrator may do everything in the own museum, a user what was granted and what follows from it. */
const allowedTo = (role: MuseumRole, granted: readonly number[]): ReadonlySet<PermissionCode> =>
  role === 'TENANT_ADMIN' ? everything : effectivePermissions(granted.flatMap(id => codeOfId.get(id) ?? []))

/**
 * The museums a person can work in now, oldest membership first. Suspended and not yet accepted memberships do not count,
 * nor does any of a museum that operators closed. A copy as of a backup is open to the current administrators of its original, and demands the same.
 * Runs inside `Database.ofPerson`, which shows a person's own memberships in whatever museum.
 */
export async function membershipsOf(
  db: Transaction<Tables>,
  accountId: string,
  now: Date,
): Promise<Membership[]> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('tenant', 'tenant.id', 'identity.tenant_id')
    .leftJoin('tenant as original', 'original.id', 'tenant.copy_of')
    .where('identity.account_id', '=', accountId)
    .where('identity.state', '=', 'ACTIVE')
    .where('tenant.state', '<>', 'closed')
    .where(({ eb, and, or, exists, selectFrom }) =>
      or([
        eb('tenant.copy_of', 'is', null),
        and([
          eb('original.state', '<>', 'closed'),
          exists(
            selectFrom('identity as own')
              .whereRef('own.tenant_id', '=', 'tenant.copy_of')
              .where('own.account_id', '=', accountId)
              .where('own.state', '=', 'ACTIVE')
              .where('own.role', '=', 'TENANT_ADMIN')
              .select('own.id'),
          ),
        ]),
      ]),
    )
    .orderBy('identity.id')
    .select(({ fn }) => [
      'identity.tenant_id',
      'identity.id',
      'identity.role',
      'identity.permissions',
      'tenant.name',
      'tenant.licence_to',
      'tenant.state as museum_state',
      'tenant.copy_of',
      fn
        .coalesce('original.demands_second_factor', 'tenant.demands_second_factor')
        .as('demands_second_factor'),
      fn.coalesce('original.demands_sign_on', 'tenant.demands_sign_on').as('demands_sign_on'),
      zoneColumn.as('zone'),
    ])
    .execute()
  return rows.map(row => ({
    tenantId: row.tenant_id,
    id: row.id,
    museum: row.name,
    timeZone: row.zone || defaultZone,
    role: row.role,
    permissions: allowedTo(row.role, row.permissions),
    licenceActive: row.licence_to > now,
    suspended: row.museum_state === 'suspended',
    copyOf: row.copy_of,
    demandsSecondFactor: row.demands_second_factor,
    demandsSignOn: row.demands_sign_on,
  }))
}

/** True when operators closed a museum that a person would otherwise work in; inside `Database.ofPerson`. */
export async function ofClosedMuseum(db: Transaction<Tables>, accountId: string): Promise<boolean> {
  const closed = await db
    .selectFrom('identity')
    .innerJoin('tenant', 'tenant.id', 'identity.tenant_id')
    .where('identity.account_id', '=', accountId)
    .where('identity.state', '=', 'ACTIVE')
    .where('tenant.state', '=', 'closed')
    .select('identity.id')
    .executeTakeFirst()
  return closed !== undefined
}

/** True when an account belongs to a museum; an invitation that was not accepted does not count. Inside `Database.ofPerson`. */
export async function isOfMuseum(db: Transaction<Tables>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'INVITED')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * True when a museum that an account belongs to demands a second factor, be the membership suspended or the museum closed: both can be taken back.
 * Inside `Database.ofPerson`.
 */
export async function demandsSecondFactor(db: Transaction<Tables>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity')
    .innerJoin('tenant', 'tenant.id', 'identity.tenant_id')
    .where('identity.account_id', '=', accountId)
    .where('identity.state', '<>', 'INVITED')
    .where('tenant.demands_second_factor', '=', true)
    .select('identity.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts of the active members of the transaction's museum. */
export async function activeAccounts({ db, tenantId }: TenantTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'ACTIVE')
    .select('account_id')
    .execute()
  return rows.map(({ account_id: id }) => id)
}

/** Role and permissions of active members of the transaction's museum, by their accounts. */
export async function holdersIn(
  { db, tenantId }: TenantTransaction,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Membership, 'role' | 'permissions'>>> {
  const rows = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('account_id', 'in', [...new Set(accountIds)])
    .where('state', '=', 'ACTIVE')
    .select(['account_id', 'role', 'permissions'])
    .execute()
  return new Map(
    rows.map(({ account_id: id, role, permissions: granted }) => [
      id,
      { role, permissions: allowedTo(role, granted) },
    ]),
  )
}

const activeIdentity = ({ db, tenantId }: TenantTransaction, accountId: string) =>
  db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'ACTIVE')
    .select('role')
    .executeTakeFirst()

/** True when an account is an active member of the transaction's museum. */
export const activeMember = async (tx: TenantTransaction, accountId: string): Promise<boolean> =>
  (await activeIdentity(tx, accountId)) !== undefined

/** True when an account is an active administrator of the transaction's museum. */
export const activeAdministrator = async (tx: TenantTransaction, accountId: string): Promise<boolean> =>
  (await activeIdentity(tx, accountId))?.role === 'TENANT_ADMIN'

/** The active administrators of the transaction's museum, those of longest standing first. */
export const activeAdministrators = ({ db, tenantId }: TenantTransaction): Promise<Account[]> =>
  db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('identity.state', '=', 'ACTIVE')
    .where('identity.role', '=', 'TENANT_ADMIN')
    .orderBy('identity.id')
    .select(accountColumns)
    .execute()

/** Returns the person responsible for a command in the transaction's museum: the member with this e-mail, else the longest-serving administrator. */
export const answerableMember = ({ db, tenantId }: TenantTransaction, email: string | undefined) =>
  db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('identity.state', '=', 'ACTIVE')
    .where(eb =>
      email === undefined
        ? eb('identity.role', '=', 'TENANT_ADMIN')
        : eb(sql`lower(account.email)`, '=', comparableEmail(email)),
    )
    .orderBy('identity.id')
    .select(accountColumns)
    .executeTakeFirst()

export interface NewMembership {
  readonly accountId: string
  readonly role: MuseumRole
  readonly permissions: readonly PermissionCode[]
}

/** Makes an account a member of the transaction's museum. @returns the new identity's id. */
export async function insertMembership(
  { db, tenantId }: TenantTransaction,
  membership: NewMembership,
): Promise<string> {
  const { id } = await db
    .insertInto('identity')
    .values({
      tenant_id: tenantId,
      account_id: membership.accountId,
      role: membership.role,
      permissions: permissions
        .filter(({ code }) => membership.permissions.includes(code))
        .map(({ id }) => id),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lets passwords open a museum again that demanded its own sign-in service. */
export async function stopDemandingSignOn(db: Transaction<Tables>, tenantId: string): Promise<void> {
  await db.updateTable('tenant').set({ demands_sign_on: false }).where('id', '=', tenantId).execute()
}
