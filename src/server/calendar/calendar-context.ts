import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { CalendarSource } from './calendar-source.ts'

/** Context of the calendar. */
export interface CalendarContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly publicUrl: () => string
  readonly productName: string
  readonly sources: readonly CalendarSource[]
  readonly museums: () => Promise<readonly string[]>
}
