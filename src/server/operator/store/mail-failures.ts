import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

export interface MailFailure {
  readonly recipient: string
  readonly template: string
  readonly reason: string
}

export const insertMailFailure = (
  db: Transaction<Tables>,
  failure: MailFailure,
  at: Date,
): Promise<unknown> =>
  db
    .insertInto('mail_failure')
    .values({ ...failure, at })
    .execute()

/** The mails that were given up last, newest first. */
export const lastMailFailures = (db: Transaction<Tables>, limit: number) =>
  db
    .selectFrom('mail_failure')
    .select(['id', 'recipient', 'template', 'reason', 'at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const forgetMailFailures = (db: Transaction<Tables>, before: Date): Promise<unknown> =>
  db.deleteFrom('mail_failure').where('at', '<', before).execute()
