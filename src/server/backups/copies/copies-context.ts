import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { BackupPlace } from '../backup-place.ts'

/** Context of the parts of this folder. */
export interface CopiesContext {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly texts: TextBook
  readonly publicUrl: () => string
  readonly dataDir: string
  /** The database as the role that owns the tables. */
  readonly ownerUrl: string
  readonly place: BackupPlace
  /** Rebuilds the index of a museum. */
  readonly reindexMuseum: (museumId: string, signal: AbortSignal) => Promise<void>
  /** Erases a museum whole; one that is gone already is fine. */
  readonly eraseMuseum: (museumId: string, signal: AbortSignal) => Promise<unknown>
}
