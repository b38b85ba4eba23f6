import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Services used by all parts of the module. */
export interface BibliographyContext {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
}
