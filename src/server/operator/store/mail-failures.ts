import { type Expression, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import type { MailTemplate } from '#server/platform/mail/index.ts'

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

/** Returns the time of the last failed mail of a kind to an address since a moment; null when there is none. */
export const mailFailedSince = (
  template: MailTemplate,
  email: Expression<string>,
  since: Expression<Date>,
): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select max(at) from mail_failure
    where template = ${template} and lower(recipient) = lower(${email}) and at >= ${since}
  )`

export const forgetMailFailures = (db: Transaction<Tables>, before: Date): Promise<unknown> =>
  db.deleteFrom('mail_failure').where('at', '<', before).execute()
