import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import { retentionStart } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Account, accountById } from './accounts.ts'

type Db = Transaction<Tables>

/** A key of a device that signs a person in. */
export interface Passkey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly credentialId: string
  readonly publicKey: Buffer
  /** Signatures that the device has counted; 0 where it counts none. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly backedUp: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = [
  'id',
  'account_id as accountId',
  'name',
  'credential_id as credentialId',
  'public_key as publicKey',
  sql<number>`counter::float8`.as('counter'),
  'transports',
  'backed_up as backedUp',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const

export const passkeysOf = (db: Db, accountId: string): Promise<Passkey[]> =>
  db.selectFrom('passkey').where('account_id', '=', accountId).orderBy('id').select(columns).execute()

/** The passkey that a device names, and whose it is. */
export async function passkeyByCredential(
  db: Db,
  credentialId: string,
): Promise<{ readonly passkey: Passkey; readonly account: Account; readonly handle: Buffer } | undefined> {
  const passkey = await db
    .selectFrom('passkey')
    .where('credential_id', '=', credentialId)
    .select(columns)
    .executeTakeFirst()
  if (!passkey) return undefined
  const account = await accountById(db, passkey.accountId)
  const handle = await handleOf(db, passkey.accountId)
  return account && handle ? { passkey, account, handle } : undefined
}

const handleOf = async (db: Db, accountId: string): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('passkey_handle as handle')
    .executeTakeFirst()
  return row?.handle ?? null
}

/** Returns the name of an account for devices; the one given, where it has none yet. */
export async function keepHandle(db: Db, accountId: string, handle: Buffer): Promise<Buffer> {
  await db
    .updateTable('account')
    .set({ passkey_handle: handle })
    .where('id', '=', accountId)
    .where('passkey_handle', 'is', null)
    .execute()
  return (await handleOf(db, accountId)) ?? handle
}

/** Stores a passkey. @returns false when a passkey of that name for devices is stored already. */
export async function insertPasskey(db: Db, passkey: Omit<Passkey, 'id' | 'lastUsedAt'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: [...passkey.transports],
      backed_up: passkey.backedUp,
      created_at: passkey.createdAt,
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes a signature. @returns false when the device has counted as far before, or the passkey is gone. */
export async function countSignature(
  db: Db,
  id: string,
  { counter, backedUp }: { readonly counter: number; readonly backedUp: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: String(counter), backed_up: backedUp, last_used_at: now })
    .where('id', '=', id)
    .where(
      (eb): Expression<SqlBool> =>
        counter === 0 ? eb('counter', '=', '0') : eb('counter', '<', String(counter)),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a passkey of an account. @returns its name; undefined when there is none. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}

/** Deletes all passkeys of an account. @returns false when there was none. */
export async function deletePasskeys(db: Db, accountId: string): Promise<boolean> {
  const gone = await db.deleteFrom('passkey').where('account_id', '=', accountId).returning('id').execute()
  return gone.length > 0
}

/** Stores that a challenge was used. @returns false when it was before. */
export async function insertUsedChallenge(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey_challenge')
    .values({ hash, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<', await retentionStart(db, 'signIns', now))
    .execute()
}
