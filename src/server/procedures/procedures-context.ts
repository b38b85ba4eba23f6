import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'

/** What procedures work with. */
export interface ProceduresContext {
  readonly database: Database
  readonly clock: Clock
}
