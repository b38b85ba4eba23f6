import { sql } from 'kysely'
import type { NamedRole } from '#model/api/museum-users.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A role of the museum without its number of members. */
export type StoredRole = Omit<NamedRole, 'members'>

const columns = ['id', 'name', 'permissions', 'version'] as const

/** All roles of the transaction's museum, by name. */
export async function rolesOf({ db, tenantId }: TenantTransaction): Promise<NamedRole[]> {
  const rows = await db
    .selectFrom('named_role')
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .select(columns)
    .execute()
  const counts = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('named_role_id', 'is not', null)
    .groupBy('named_role_id')
    .select(['named_role_id', ({ fn }) => fn.countAll<string>().as('count')])
    .execute()
  const members = new Map(counts.map(({ named_role_id: role, count }) => [role, Number(count)]))
  return rows.map(row => ({ ...row, members: members.get(row.id) ?? 0 }))
}

/**
 * Locks roles of the transaction's museum until it ends, in one order: shared when a role is assigned, exclusively when it is changed.
 * Always before any membership.
 */
export async function lockRoles(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  lock: 'share' | 'update',
): Promise<ReadonlyMap<string, StoredRole>> {
  const roles = db
    .selectFrom('named_role')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .select(columns)
  const rows = await (lock === 'share' ? roles.forShare() : roles.forUpdate()).execute()
  return new Map(rows.map(row => [row.id, row]))
}

type Content = Pick<NamedRole, 'name' | 'permissions'>

export const insertRole = (
  { db, tenantId }: TenantTransaction,
  { name, permissions }: Content,
): Promise<StoredRole> =>
  db
    .insertInto('named_role')
    .values({ tenant_id: tenantId, name, permissions })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateRole = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { name, permissions }: Content,
): Promise<StoredRole> =>
  db
    .updateTable('named_role')
    .set(({ eb }) => ({ name, permissions, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteRoleRow = ({ db, tenantId }: TenantTransaction, id: string): Promise<unknown> =>
  db.deleteFrom('named_role').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
