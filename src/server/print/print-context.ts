import type { Files } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Log } from '#server/platform/log.ts'

/** Context of all parts of the module. */
export interface PrintContext {
  readonly database: Database
  readonly texts: TextBook
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  /** Name of a museum. The module of museums is above print, so the function is passed in. */
  readonly museumName: (tenantId: string) => Promise<string>
}
