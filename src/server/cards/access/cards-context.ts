import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Papers } from '../papers.ts'
import type { Renamed } from '../renamed.ts'
import type { Reader } from '../sight.ts'
import type { CardRecord } from '../store/cards.ts'

/**
 * Returns data of another module about records, by id, under the keys that their declaration names (`asides`). That module
 * is above this one, so the function is passed in.
 */
export type AsidesOf = (
  tx: TenantTransaction,
  ids: readonly string[],
  reader: Reader,
) => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>

/** Records of a type that were made, written, put into the bin or brought back, and who did it. */
export interface Followed {
  readonly ids: readonly string[]
  readonly what: 'created' | 'changed'
  readonly accountId: string
}

/**
 * Called in their transaction with records that changed: what another module derives from them (days to be reminded of) follows. It stands above cards, so it is
 * handed in.
 */
export type Follow = (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  followed: Followed,
) => Promise<void>

/** Additions of a type to the finishing of its records; the module that knows it stands above cards, so it is handed in. */
export interface Freezing {
  /** Returns all that is frozen of a record, without what depends on the reader; absent: its values. */
  content?(tx: TenantTransaction, doing: Doing, record: CardRecord): Promise<object>
  /** Called once a record is finished. */
  finished?(
    tx: TenantTransaction,
    doing: Doing,
    record: CardRecord,
    done: { readonly at: Date },
  ): Promise<void>
  /** Called once a record is annulled. */
  annulled?(
    tx: TenantTransaction,
    doing: Doing,
    record: CardRecord,
    done: { readonly at: Date; readonly reason: string },
  ): Promise<void>
}

/** Services used by all parts of the module. */
export interface CardsContext {
  readonly database: Database
  readonly clock: Clock
  readonly texts: TextBook
  readonly asides: Readonly<Partial<Record<CardType, AsidesOf>>>
  readonly renamed: Renamed
  readonly papers: readonly Papers[]
  readonly follow: Follow
  readonly freezing: () => Readonly<Partial<Record<CardType, Freezing>>>
}

/** Someone does something with a type of cards, in a language. */
export interface Doing {
  readonly declaration: CardDeclaration
  readonly actor: MuseumActor
  readonly language: Language
}
