import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Presses, PrintContext } from '#server/print/index.ts'

/** What all parts of the module work with. */
export interface TemplatesContext extends PrintContext {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
  readonly storage: Storage
  readonly jobs: Jobs
  readonly presses: Presses
  readonly publicUrl: () => string
  readonly museums: () => Promise<readonly string[]>
}
