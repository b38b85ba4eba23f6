import type { Transaction } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Whose picture it is. */
export type AvatarOwner =
  | { readonly kind: 'person'; readonly accountId: string }
  | { readonly kind: 'museum'; readonly tenantId: string }

/** Gives a person or a museum another picture, or none. @returns the key of the one before. */
export async function changeAvatar(
  db: Transaction<Tables>,
  owner: AvatarOwner,
  key: string | null,
): Promise<string | null> {
  const [table, id] =
    owner.kind === 'person' ? (['account', owner.accountId] as const) : (['tenant', owner.tenantId] as const)
  const { avatar } = await db
    .selectFrom(table)
    .where('id', '=', id)
    .select('avatar')
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable(table).set({ avatar: key }).where('id', '=', id).execute()
  return avatar
}

/** Whose picture this is. */
export async function ownerOfAvatar(db: Transaction<Tables>, key: string): Promise<AvatarOwner | undefined> {
  const person = await db.selectFrom('account').where('avatar', '=', key).select('id').executeTakeFirst()
  if (person) return { kind: 'person', accountId: person.id }
  const museum = await db.selectFrom('tenant').where('avatar', '=', key).select('id').executeTakeFirst()
  return museum && { kind: 'museum', tenantId: museum.id }
}

/** Returns true for members of a museum; people with an unanswered invitation are none. */
export async function isColleague({ db, tenantId }: TenantTransaction, accountId: string): Promise<boolean> {
  const identity = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', '!=', 'INVITED')
    .select('id')
    .executeTakeFirst()
  return identity !== undefined
}

/** The key of a person's picture. */
export async function keyOfAvatar(db: Transaction<Tables>, accountId: string): Promise<string | null> {
  const row = await db.selectFrom('account').where('id', '=', accountId).select('avatar').executeTakeFirst()
  return row?.avatar ?? null
}
