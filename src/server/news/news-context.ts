import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'

/** What the parts of this module work with. */
export interface NewsContext {
  readonly database: Database
  readonly clock: Clock
}
