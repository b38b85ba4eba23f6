import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** What all parts of the module work with. */
export interface BibliographyContext {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
}
