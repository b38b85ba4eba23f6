import type { Language } from '#model/languages.ts'
import type { Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Press } from '#server/print/index.ts'
import type { Procedures } from '#server/procedures/index.ts'

/** What inventory audits work with. */
export interface AuditsContext {
  readonly database: Database
  readonly clock: Clock
  readonly renamed: Renamed
  readonly procedures: Pick<Procedures, 'goTo'>
  readonly texts: TextBook
  readonly press: Press
  /** What a museum is called. */
  readonly museumName: (tenantId: string) => Promise<string>
}

/** Who asks, and in which language. */
export interface Asker {
  readonly actor: MuseumActor
  readonly language: Language
}
