import type { SignedTokens } from '#server/access/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Maintenance } from './maintenance/create-maintenance.ts'

/** Context of the parts of this module. */
export interface OperatorContext {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly maintenance: Maintenance
  readonly publicUrl: () => string
  readonly signedTokens: SignedTokens
  readonly storage: Storage
  readonly texts: TextBook
  /** Deletes what has arrived of a museum's uploads that are under way. */
  readonly removeUploads: (museumId: string) => Promise<void>
}
