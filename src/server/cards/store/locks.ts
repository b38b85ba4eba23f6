import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A lock falls back this long after the last heart-beat (acceptance row C-K05). */
export const lockSeconds = 120

const alive = sql<boolean>`beat_at > clock_timestamp() - make_interval(secs => ${sql.lit(lockSeconds)})`

export interface Lock {
  readonly cardId: string
  readonly accountId: string
  readonly sessionId: string
  readonly name: string
  readonly since: Date
}

const columns = [
  'card_id as cardId',
  'account_id as accountId',
  'session_id as sessionId',
  'name',
  'since',
] as const

/** Locks that are held now. */
export const locksOf = async (
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<readonly Lock[]> =>
  cardIds.length === 0
    ? []
    : db
        .selectFrom('card_lock')
        .select(columns)
        .where('tenant_id', '=', tenantId)
        .where('card_id', 'in', [...cardIds])
        .where(alive)
        .execute()

export interface Holder {
  readonly accountId: string
  readonly sessionId: string
  readonly name: string
}

/**
 * Takes a lock, or goes on holding it. Somebody else's living lock is left alone unless `takeOver`.
 * @returns whether it is the holder's now. One statement: of two who ask at once, one gets it.
 */
export async function takeLock(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  holder: Holder,
  takeOver: boolean,
): Promise<boolean> {
  const now = sql<Date>`clock_timestamp()`
  const row = await db
    .insertInto('card_lock')
    .values({
      tenant_id: tenantId,
      card_id: cardId,
      account_id: holder.accountId,
      session_id: holder.sessionId,
      name: holder.name,
      since: now,
      beat_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'card_id'])
        .doUpdateSet({
          account_id: sql`excluded.account_id`,
          session_id: sql`excluded.session_id`,
          name: sql`excluded.name`,
          beat_at: sql`excluded.beat_at`,
          since: sql`case when card_lock.session_id = excluded.session_id then card_lock.since else excluded.since end`,
        })
        .where(eb =>
          eb.or([
            eb('card_lock.account_id', '=', holder.accountId),
            sql<boolean>`card_lock.beat_at <= clock_timestamp() - make_interval(secs => ${sql.lit(lockSeconds)})`,
            ...(takeOver ? [sql<boolean>`true`] : []),
          ]),
        ),
    )
    .returning('card_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets go of the holder's own lock. @returns whether there was one. */
export async function dropLock(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('card_lock')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
