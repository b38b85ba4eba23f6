import type { PictureService } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'

/** Context of all parts of the module. */
export interface OpenContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly jobs: Jobs
  readonly pictures: PictureService
  /** Address at which people reach the installation. */
  readonly publicUrl: () => string
}
