import type { Transaction } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Session, sessionColumns } from './sessions.ts'

/** Returns session and person of a request, read together because every request needs both. */
export interface Asker {
  readonly session: Session
  readonly person: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly language: Language
  readonly operator: boolean
}

const askers = (db: Transaction<Tables>, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.ended_at', 'is', null)
    .where('session.ends_at', '>', now)
    .select([
      ...sessionColumns,
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.language',
      'account.operator',
    ])

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof askers>['executeTakeFirst']>>>

const toAsker = ({ email, firstName, lastName, language, operator, ...session }: Row): Asker => ({
  session,
  person: { firstName, lastName, email },
  language,
  operator,
})

/** By access token; undefined when it is unknown or expired, or its session has ended or come to its end. */
export async function askerByToken(
  db: Transaction<Tables>,
  hash: Buffer,
  now: Date,
): Promise<Asker | undefined> {
  const row = await askers(db, now)
    .innerJoin('session_token', 'session_token.session_id', 'session.id')
    .where('session_token.hash', '=', hash)
    .where('session_token.kind', '=', 'access')
    .where('session_token.expires_at', '>', now)
    .executeTakeFirst()
  return row && toAsker(row)
}

/** By the session that a search token names. */
export async function askerBySession(
  db: Transaction<Tables>,
  sessionId: string,
  now: Date,
): Promise<Asker | undefined> {
  const row = await askers(db, now).where('session.id', '=', sessionId).executeTakeFirst()
  return row && toAsker(row)
}
