import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import type { SessionOrigin } from '#model/session-origins.ts'
import { retentionStart } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A signed-in stay: from sign-in to sign-out, through all its tokens. */
export interface Session {
  readonly id: string
  readonly accountId: string
  /** The museum one works in; null for an operator. */
  readonly tenantId: string | null
  readonly impersonatorId: string | null
  /** Stays in the museum it was started in, and leaves the account alone: as someone else, or let in by a museum's own sign-in service. */
  readonly bound: boolean
  readonly createdAt: Date
  readonly endsAt: Date
  readonly begunBy: SessionOrigin
  /** The browser keeps it when it is closed. */
  readonly stays: boolean
  /** The own session of an operator who uses this one as someone else. */
  readonly begunIn: string | null
}

export const sessionColumns = [
  'session.id',
  'session.account_id as accountId',
  'session.tenant_id as tenantId',
  'session.impersonator_id as impersonatorId',
  'session.bound',
  'session.created_at as createdAt',
  'session.ends_at as endsAt',
  'session.begun_by as begunBy',
  'session.stays',
  'session.begun_in as begunIn',
] as const

export interface NewSession {
  readonly accountId: string
  readonly tenantId: string | null
  readonly impersonatorId?: string
  /** Default false. */
  readonly bound?: boolean
  readonly begunBy: SessionOrigin
  readonly endsAt: Date
  /** Default false. */
  readonly stays?: boolean
  readonly begunIn?: string
  /** Name of the browser. */
  readonly client: string
}

export async function insertSession(db: Transaction<Tables>, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({
      account_id: session.accountId,
      tenant_id: session.tenantId,
      impersonator_id: session.impersonatorId ?? null,
      bound: session.bound ?? false,
      begun_by: session.begunBy,
      ends_at: session.endsAt,
      stays: session.stays ?? false,
      begun_in: session.begunIn ?? null,
      client: session.client.slice(0, 300),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A session that has not ended. */
export const runningSession = (
  db: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<Session | undefined> =>
  db
    .selectFrom('session')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .select(sessionColumns)
    .executeTakeFirst()

/** Running sessions as someone else that were started in one. */
export const sessionsBegunIn = (db: Transaction<Tables>, begunIn: string, now: Date): Promise<Session[]> =>
  db
    .selectFrom('session')
    .where('begun_in', '=', begunIn)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .select(sessionColumns)
    .execute()

export interface StoredToken {
  readonly session: Session
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** The refresh token with that hash, used or not, as long as its session has not ended. */
export async function refreshToken(db: Transaction<Tables>, hash: Buffer): Promise<StoredToken | undefined> {
  const row = await db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .where('session_token.hash', '=', hash)
    .where('session_token.kind', '=', 'refresh')
    .where('session.ended_at', 'is', null)
    .select([...sessionColumns, 'session_token.expires_at as expiresAt', 'session_token.used_at as usedAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { expiresAt, usedAt, ...session } = row
  return { session, expiresAt, usedAt }
}

export interface NewToken {
  readonly kind: 'access' | 'refresh'
  readonly hash: Buffer
  readonly expiresAt: Date
}

export async function insertTokens(
  db: Transaction<Tables>,
  sessionId: string,
  tokens: readonly NewToken[],
): Promise<void> {
  await db
    .insertInto('session_token')
    .values(
      tokens.map(({ kind, hash, expiresAt }) => ({
        session_id: sessionId,
        kind,
        hash,
        expires_at: expiresAt,
      })),
    )
    .execute()
}

/** Marks a refresh token as used. @returns false when someone used it before: then it was stolen, or sent twice. */
export async function useRefreshToken(db: Transaction<Tables>, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type EndReason =
  | 'signed out'
  | 'ended by the person'
  | 'refresh token reused'
  | 'password replaced'
  | 'access removed'
  | 'account deleted'
  | 'returned'
  | 'second factor set up'
  | 'no longer an operator'

/**
 * One session (of an account, if it is named), those as someone else that were started in one, every session of a person but one (in one museum and its copies, if it is named),
 * those as someone else included, or those in a museum and its copies that its sign-in service began, or did not begin.
 */
export type WhichSessions =
  | { readonly sessionId: string; readonly ownerId?: string }
  | { readonly accountId: string; readonly tenantId?: string; readonly except?: string }
  | { readonly impersonatorId: string; readonly tenantId: string }
  | { readonly begunIn: string }
  | { readonly tenantId: string; readonly bySignOn: boolean; readonly ownerId?: string }

/** Condition on sessions: working in a museum or a copy of it. */
const worksIn = (tenantId: string): Expression<SqlBool> =>
  sql`(session.tenant_id = ${tenantId} or session.tenant_id in (select id from tenant where copy_of = ${tenantId}))`

/** Marks sessions as ended, without telling their pages. @returns the ids of those that were running. */
export async function markEnded(
  db: Transaction<Tables>,
  which: WhichSessions,
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .where(column => {
      const owned =
        'ownerId' in which && which.ownerId !== undefined ? [column('account_id', '=', which.ownerId)] : []
      if ('sessionId' in which) return column.and([column('id', '=', which.sessionId), ...owned])
      if ('bySignOn' in which)
        return column.and([
          worksIn(which.tenantId),
          column('begun_by', which.bySignOn ? '=' : '<>', 'singleSignOn'),
          ...owned,
        ])
      if ('begunIn' in which) return column('begun_in', '=', which.begunIn)
      const whose =
        'impersonatorId' in which
          ? column('impersonator_id', '=', which.impersonatorId)
          : column.or([
              column('account_id', '=', which.accountId),
              column('impersonator_id', '=', which.accountId),
            ])
      return column.and([
        whose,
        ...(which.tenantId === undefined ? [] : [worksIn(which.tenantId)]),
        ...('except' in which && which.except !== undefined ? [column('id', '<>', which.except)] : []),
      ])
    })
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

export async function setSessionMuseum(
  db: Transaction<Tables>,
  sessionId: string,
  tenantId: string,
): Promise<void> {
  await db.updateTable('session').set({ tenant_id: tenantId }).where('id', '=', sessionId).execute()
}

/** Names of the browsers that signed in as a person, each once. */
export async function clientsOf(db: Transaction<Tables>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .select('client')
    .distinct()
    .execute()
  return rows.map(({ client }) => client)
}

/** Forgets tokens that expired, mailed links some time after, and sessions some time after they were last used. */
export async function deleteExpiredTokens(db: Transaction<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('session_token').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('one_time_token')
    .where('expires_at', '<', await retentionStart(db, 'links', now))
    .execute()
  await db
    .deleteFrom('session')
    .where('last_seen_at', '<', await retentionStart(db, 'sessions', now))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session_token').whereRef('session_id', '=', 'session.id').select('hash'))),
    )
    .execute()
}
