import type { Language } from '#model/languages.ts'
import type { Renamed } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Press } from '#server/print/index.ts'
import type { Procedures } from '#server/procedures/index.ts'

/** Services used by inventory audits. */
export interface AuditsContext {
  readonly database: Database
  readonly clock: Clock
  readonly renamed: Renamed
  readonly procedures: Pick<Procedures, 'goTo'>
  readonly texts: TextBook
  readonly press: Press
  /** Returns the name of a museum. */
  readonly museumName: (tenantId: string) => Promise<string>
}

/** The person who asks, and their language. */
export interface Asker {
  readonly actor: MuseumActor
  readonly language: Language
}
