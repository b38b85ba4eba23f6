import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'

/** What all parts of the downloads work with. */
export interface DownloadsContext {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly texts: TextBook
  readonly clock: Clock
  readonly mailer: Mailer
  readonly publicUrl: () => string
  readonly museums: () => Promise<readonly string[]>
}
