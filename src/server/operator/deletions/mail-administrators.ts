import { longDay } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { activeAdministrators } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import type { MailParams } from '#server/platform/mail/index.ts'
import type { OperatorContext } from '../operator-context.ts'

type DeletionMail =
  | 'museumDeletionOrdered'
  | 'museumDeletionReminder'
  | 'museumDeletionCancelled'
  | 'museumDeletionBegun'

/** Values a mail is filled in with, but for who reads it; the day is written in their language. */
type Given<Template extends DeletionMail> = Omit<MailParams[Template], 'firstName' | 'link' | 'day'> &
  ('day' extends keyof MailParams[Template] ? { readonly dueAt: Date } : unknown)

/** Mails the administrators of a museum about its deletion, each in their language. */
export async function mailAdministrators<Template extends DeletionMail>(
  { mailer, publicUrl }: Pick<OperatorContext, 'mailer' | 'publicUrl'>,
  tx: TenantTransaction,
  template: Template,
  given: Given<Template>,
): Promise<void> {
  const due = 'dueAt' in given ? await dayOf(tx, given.dueAt as Date) : undefined
  for (const { email: to, language, firstName } of await activeAdministrators(tx)) {
    const day = due === undefined ? {} : { day: longDay(due, localeOf(language)) }
    const params = { ...given, ...day, firstName, link: publicUrl() } as unknown as MailParams[Template]
    await mailer.send(tx.db, { to, language, template, params })
  }
}
