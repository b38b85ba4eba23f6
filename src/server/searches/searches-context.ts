import type { Cards } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Context of saved searches. */
export interface SavedContext {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
  readonly lists: Cards['lists']
}
