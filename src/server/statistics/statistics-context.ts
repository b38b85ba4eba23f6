import type { Cards } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Context of the parts of this module. */
export interface StatisticsContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  /** A page of a list with its facets. */
  readonly lists: Cards['lists']
}
