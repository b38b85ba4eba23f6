import type { Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { ProcedureReminders } from './reminders.ts'

/** Services used by procedures. */
export interface ProceduresContext {
  readonly database: Database
  readonly clock: Clock
  readonly reminders: Pick<ProcedureReminders, 'again'>
  readonly renamed: Renamed
}
