import type { Transaction } from 'kysely'
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

/** Whether anybody's picture has this key. */
export async function isAvatarInUse(db: Transaction<Tables>, key: string): Promise<boolean> {
  const account = await db.selectFrom('account').where('avatar', '=', key).select('id').executeTakeFirst()
  const museum = await db.selectFrom('tenant').where('avatar', '=', key).select('id').executeTakeFirst()
  return account !== undefined || museum !== undefined
}
