import type { Language } from '#model/languages.ts'
import type { Renamed } from '#server/cards/index.ts'
import type { Files } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Press } from '#server/print/index.ts'
import type { CheckReminders } from './check-reminders.ts'

/** What condition reports work with. */
export interface ReportsContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly files: Files
  readonly press: Press
  readonly reminders: CheckReminders
  readonly renamed: Renamed
  /** What a museum is called. */
  readonly museumName: (tenantId: string) => Promise<string>
}

/** Who asks, and in which language. */
export interface Asker {
  readonly actor: MuseumActor
  readonly language: Language
}
