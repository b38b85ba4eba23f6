import type { Language } from '#model/languages.ts'
import type { Freezer, Renamed } from '#server/cards/index.ts'
import type { Files } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Press } from '#server/print/index.ts'
import type { Settling } from '#server/procedures/index.ts'
import type { CheckReminders } from './check-reminders.ts'

/** Services used by condition reports. */
export interface ReportsContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly files: Files
  readonly press: Press
  readonly reminders: CheckReminders
  readonly renamed: Renamed
  readonly settling: Settling
  readonly freezer: Freezer
  /** Returns the name of a museum. */
  readonly museumName: (tenantId: string) => Promise<string>
}

/** The person who asks, and their language. */
export interface Asker {
  readonly actor: MuseumActor
  readonly language: Language
}
