import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'

/** Context of the parts of this module. */
export interface NewsContext {
  readonly database: Database
  readonly clock: Clock
}
