import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A lock falls back this long after the last heart-beat (C-K05). */
const lockSeconds = 120

const alive = sql<boolean>`card_lock.beat_at > clock_timestamp() - make_interval(secs => ${sql.lit(lockSeconds)})`

export interface Lock {
  readonly cardId: string
  readonly accountId: string
  readonly sessionId: string
  readonly name: string
  readonly since: Date
}

/** Session of locks that are held for a person in no browser: by long work, or on a record that was only just made. */
export const noSession = '0'

/** Locks whose holders were heard of in time, in sessions that go on in this museum. Whether they may still edit is asked by `locksOf`. */
export const beatingLocks = async (
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<readonly (Lock & { readonly type: number })[]> =>
  cardIds.length === 0
    ? []
    : db
        .selectFrom('card_lock')
        .innerJoin('card', join =>
          join.onRef('card.tenant_id', '=', 'card_lock.tenant_id').onRef('card.id', '=', 'card_lock.card_id'),
        )
        // Long work locks cards in no session.
        .leftJoin('session', 'session.id', 'card_lock.session_id')
        .select([
          'card_lock.card_id as cardId',
          'card_lock.account_id as accountId',
          'card_lock.session_id as sessionId',
          'card_lock.name',
          'card_lock.since',
          'card.type',
        ])
        .where('card_lock.tenant_id', '=', tenantId)
        .where('card_lock.card_id', 'in', [...cardIds])
        .where(alive)
        .where(({ eb, and, or, ref }) =>
          or([
            eb('session.id', 'is', null),
            and([
              eb('session.ended_at', 'is', null),
              eb('session.tenant_id', '=', ref('card_lock.tenant_id')),
            ]),
          ]),
        )
        .execute()

/** Drops the lock of a card as it was written for one session: another one taken since stays. */
export const dropLockOf = async (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  sessionId: string,
): Promise<void> => {
  await db
    .deleteFrom('card_lock')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Session that a lock is written for, whether or not it still holds. */
export const writtenLock = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('card_lock')
    .select('session_id as sessionId')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()

export interface Holder {
  readonly accountId: string
  readonly sessionId: string
  readonly name: string
}

/**
 * Takes a lock, or goes on holding it. Someone else's living lock is left alone unless `takeOver`.
 * @returns whether it is the holder's now. One statement: of two who ask at once, one gets it.
 */
export async function writeLock(
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
          since: sql`case when card_lock.session_id = excluded.session_id
            or (card_lock.session_id = ${noSession} and card_lock.account_id = excluded.account_id)
            then card_lock.since else excluded.since end`,
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

/** Releases the holder's own lock. @returns whether there was one. */
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
