import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** The sessions of an account that can go on, last seen first, with who began those that are in the person's place. */
export const runningSessions = (db: Transaction<Tables>, accountId: string, now: Date) =>
  db
    .selectFrom('session')
    .leftJoin('account as by', 'by.id', 'session.impersonator_id')
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.ends_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_token')
          .whereRef('session_token.session_id', '=', 'session.id')
          .where('session_token.kind', '=', 'refresh')
          .where('session_token.used_at', 'is', null)
          .where('session_token.expires_at', '>', now)
          .select('session_token.hash'),
      ),
    )
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .select([
      'session.id',
      'session.client',
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.ends_at as endsAt',
      'session.begun_by as begunBy',
      'session.stays',
      'by.email as byEmail',
      'by.first_name as byFirstName',
      'by.last_name as byLastName',
    ])
    .execute()
