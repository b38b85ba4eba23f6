import { type ExpressionBuilder, sql } from 'kysely'
import { avatarOf } from '#model/api/avatars.ts'
import type { MuseumUser } from '#model/api/museum-users.ts'
import type { IdentityState, MuseumRole } from '#model/permissions/roles.ts'
import { hasSecondFactor, type InvitedAs } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const usersOf = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)

const columns = [
  'identity.id',
  'identity.account_id as userId',
  'identity.role',
  'identity.state',
  'identity.permissions',
  'identity.last_access as lastAccess',
  'identity.invited_as as invitedAs',
  'identity.named_role_id as namedRoleId',
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.email',
  'account.avatar',
] as const

const more = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'identity' | 'account'>) => [
  selectFrom('named_role')
    .whereRef('named_role.tenant_id', '=', 'identity.tenant_id')
    .whereRef('named_role.id', '=', 'identity.named_role_id')
    .select('named_role.name')
    .as('namedRoleName'),
  hasSecondFactor('identity.account_id').as('secondFactor'),
  exists(
    selectFrom('sign_on_person')
      .whereRef('sign_on_person.tenant_id', '=', 'identity.tenant_id')
      .whereRef('sign_on_person.account_id', '=', 'identity.account_id')
      .select('sign_on_person.account_id'),
  )
    .$castTo<boolean>()
    .as('signOn'),
]

interface Row extends Omit<MuseumUser, 'avatar' | 'lastAccess' | 'namedRole'> {
  readonly namedRoleId: string | null
  readonly namedRoleName: string | null
  readonly lastAccess: Date | null
  readonly avatar: string | null
  readonly invitedAs: InvitedAs | null
}

/** People who have not accepted yet are shown with the invitation's name: the museum learns nothing about their account. */
const toUser = ({ invitedAs, lastAccess, avatar, namedRoleId, namedRoleName, ...row }: Row): MuseumUser => ({
  ...row,
  namedRole: namedRoleId === null ? null : { id: namedRoleId, name: namedRoleName ?? '' },
  ...(row.state === 'INVITED' && invitedAs),
  avatar: row.state === 'INVITED' ? null : avatarOf(avatar),
  secondFactor: row.state !== 'INVITED' && row.secondFactor,
  lastAccess: lastAccess?.toISOString() ?? null,
})

/** A page of the museum's users by their names, and how many there are. */
export async function listUsersOf(
  tx: TenantTransaction,
  page: number,
  blocksize: number,
): Promise<{ result: MuseumUser[]; totalSize: number }> {
  const shown = (name: 'firstName' | 'lastName', column: 'first_name' | 'last_name') =>
    sql`lower(case when identity.state = 'INVITED' then coalesce(identity.invited_as ->> ${sql.lit(name)}, '') else account.${sql.ref(column)} end)`
  const rows = await usersOf(tx)
    .orderBy(shown('lastName', 'last_name'))
    .orderBy(shown('firstName', 'first_name'))
    .orderBy('identity.id')
    .limit(blocksize)
    .offset(page * blocksize)
    .select(columns)
    .select(more)
    .execute()
  const { count } = await tx.db
    .selectFrom('identity')
    .where('tenant_id', '=', tx.tenantId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { result: rows.map(toUser), totalSize: Number(count) }
}

/** One user of the museum; undefined for everybody else. */
export async function userOf(tx: TenantTransaction, userId: string): Promise<MuseumUser | undefined> {
  const row = await usersOf(tx)
    .where('identity.account_id', '=', userId)
    .select(columns)
    .select(more)
    .executeTakeFirst()
  return row && toUser(row)
}

/** All users with a role of the museum, whatever their state. */
export async function usersWithRole(tx: TenantTransaction, roleId: string): Promise<MuseumUser[]> {
  const rows = await usersOf(tx)
    .where('identity.named_role_id', '=', roleId)
    .orderBy('identity.id')
    .select(columns)
    .select(more)
    .execute()
  return rows.map(toUser)
}

/** Gives all users with a role other permissions, and another role or none. */
export const replaceRole = (
  { db, tenantId }: TenantTransaction,
  roleId: string,
  {
    namedRoleId,
    permissions,
  }: { readonly namedRoleId: string | null; readonly permissions: readonly number[] },
): Promise<unknown> =>
  db
    .updateTable('identity')
    .set({ named_role_id: namedRoleId, permissions: [...permissions] })
    .where('tenant_id', '=', tenantId)
    .where('named_role_id', '=', roleId)
    .execute()

/** A membership as far as rules ask about it. */
export interface LockedMember {
  readonly userId: string
  readonly role: MuseumRole
  readonly state: IdentityState
}

/** The memberships a change is about: one person's, or those with a role of the museum. */
export type Concerned = { readonly userId: string } | { readonly namedRoleId: string }

/**
 * Holds the memberships a change is about, and those of all administrators, until the transaction ends: two requests at once cannot each take
 * the last but one. Always in the same order, and after roles, so that they do not wait in a circle.
 */
export const lockUsers = (
  { db, tenantId }: TenantTransaction,
  concerned: Concerned,
): Promise<LockedMember[]> =>
  db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) =>
      or([
        'userId' in concerned
          ? eb('account_id', '=', concerned.userId)
          : eb('named_role_id', '=', concerned.namedRoleId),
        eb('role', '=', 'TENANT_ADMIN'),
      ]),
    )
    .orderBy('id')
    .select(['account_id as userId', 'role', 'state'])
    .forUpdate()
    .execute()

export interface Invited extends InvitedAs {
  readonly accountId: string
  readonly role: MuseumRole
  readonly permissions: readonly number[]
  readonly namedRoleId: string | null
}

/** Makes an account an invited member. @returns false when the museum knows it already. */
export async function insertInvited(
  { db, tenantId }: TenantTransaction,
  { accountId, role, permissions, namedRoleId, ...invitedAs }: Invited,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('identity')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      role,
      state: 'INVITED',
      permissions: [...permissions],
      named_role_id: namedRoleId,
      invited_as: JSON.stringify(invitedAs),
    })
    .onConflict(conflict => conflict.columns(['tenant_id', 'account_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Accounts of invitations whose last link had expired by a moment; locked until the transaction ends, so that none is accepted in the meantime. */
export async function lockOverdueInvitations(
  { db, tenantId }: TenantTransaction,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'INVITED')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_token')
            .whereRef('one_time_token.account_id', '=', 'identity.account_id')
            .whereRef('one_time_token.museum_id', '=', 'identity.tenant_id')
            .where('purpose', '=', 'invitation')
            .where('expires_at', '>=', before)
            .select('hash'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .select('account_id')
    .forUpdate()
    .execute()
  return rows.map(({ account_id: id }) => id)
}

export interface UserChange {
  readonly role?: MuseumRole
  readonly permissions?: readonly number[]
  readonly namedRoleId?: string | null
  readonly state?: IdentityState
  readonly invitedAs?: InvitedAs
}

export async function updateUser(
  { db, tenantId }: TenantTransaction,
  userId: string,
  { role, permissions, namedRoleId, state, invitedAs }: UserChange,
): Promise<void> {
  await db
    .updateTable('identity')
    .set({
      ...(role && { role }),
      ...(permissions && { permissions: [...permissions] }),
      ...(namedRoleId !== undefined && { named_role_id: namedRoleId }),
      ...(state && { state }),
      ...(invitedAs && { invited_as: JSON.stringify(invitedAs) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', userId)
    .execute()
}

export async function deleteUser({ db, tenantId }: TenantTransaction, userId: string): Promise<void> {
  await db.deleteFrom('identity').where('tenant_id', '=', tenantId).where('account_id', '=', userId).execute()
}
