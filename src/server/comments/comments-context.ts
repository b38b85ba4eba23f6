import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'

export interface CommentsContext {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly publicUrl: () => string
}
