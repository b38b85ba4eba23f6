import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Renamed } from './indexing/renamed.ts'

/** What the module of the files tells about files that cards show. Files stand above cards, so it is handed in. */
export interface FileDescriptions {
  describe(
    tx: TenantTransaction,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly mime: string }>>
}

/** What all parts of the module work with. */
export interface CardsContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly files: FileDescriptions
  readonly renamed: Renamed
}

/** Somebody does something with a type of cards, in a language. */
export interface Doing {
  readonly declaration: CardDeclaration
  readonly actor: MuseumActor
  readonly language: Language
}
