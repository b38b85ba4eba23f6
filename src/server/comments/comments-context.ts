import type { PlainPictures } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Mailer, MailLimit } from '#server/platform/mail/index.ts'

export interface CommentsContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly mailer: Mailer
  /** Beyond it, mentions are told by a notice alone. */
  readonly mentionMails: MailLimit
  readonly pictures: PlainPictures
  readonly publicUrl: () => string
}
