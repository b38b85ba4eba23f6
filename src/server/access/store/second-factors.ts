import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** The shared secret of a person's device, sealed, and since when it is asked for (null: not shown to work yet). */
export interface SecondFactorRow {
  readonly secret: Buffer
  readonly confirmedAt: Date | null
}

type Db = Transaction<Tables>

/** A condition: the account has a second factor, an authenticator app or a passkey. @param column the one that holds the account's id */
export const hasSecondFactor = (column: 'account.id' | 'identity.account_id'): RawBuilder<boolean> => sql`(
  exists (select from second_factor s where s.account_id = ${sql.ref(column)} and s.confirmed_at is not null)
  or exists (select from passkey p where p.account_id = ${sql.ref(column)}))`

export const secondFactorOf = (db: Db, accountId: string): Promise<SecondFactorRow | undefined> =>
  db
    .selectFrom('second_factor')
    .where('account_id', '=', accountId)
    .select(['secret', 'confirmed_at as confirmedAt'])
    .executeTakeFirst()

/** Keeps a secret that waits for its first code. @returns false when one is in use, which stays. */
export async function keepSecret(db: Db, accountId: string, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, secret })
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, last_step: '0' })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Marks the secret as in use. @returns false when it is in use already, or was replaced since the code was looked at. */
export async function confirmSecret(db: Db, accountId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses up the codes of a time step and of all before it. @returns false when a code of this step or a later one was taken before. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses up a recovery code. @returns false when it is none of the person's, or was used before. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ account_id: accountId, hash })))
    .execute()
}

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}

/** Forgets the device and its codes. @returns false when there was none in use. */
export async function deleteSecondFactor(db: Db, accountId: string): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const gone = await db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return gone !== undefined && gone.confirmed_at !== null
}
