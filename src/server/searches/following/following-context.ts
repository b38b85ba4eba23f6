import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/index.ts'

/** Context of following. */
export interface FollowingContext {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Log
  readonly publicUrl: () => string
  readonly museums: () => Promise<readonly string[]>
}
