import type { Renamed } from '#server/cards/index.ts'
import type { createStoredTables } from '#server/exchange/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Effects } from './effects/effects.ts'
import type { ProcedureReminders } from './reminders.ts'
import type { ProcedureTasks } from './tasks/procedure-tasks.ts'

/** Services used by procedures. */
export interface ProceduresContext {
  readonly database: Database
  readonly clock: Clock
  /** Follows changes of the dates of a procedure; its tasks move with them. */
  readonly reminders: Pick<ProcedureReminders, 'again'>
  readonly effects: Effects
  readonly tasks: ProcedureTasks
  readonly renamed: Renamed
  readonly texts: TextBook
  readonly storage: Storage
  readonly tables: ReturnType<typeof createStoredTables>
}
