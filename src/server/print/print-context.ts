import type { Files } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Log } from '#server/platform/log.ts'

/** What all parts of the module work with. */
export interface PrintContext {
  readonly database: Database
  readonly texts: TextBook
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  /** What a museum is called. Museums stand above print, so it is handed in. */
  readonly museumName: (tenantId: string) => Promise<string>
}
