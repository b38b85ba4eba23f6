import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { EvidenceSource } from '../evidence.ts'
import type { Renamed } from '../renamed.ts'
import type { Reader } from '../sight.ts'
import type { CardRecord } from '../store/cards.ts'
import type { Author } from '../store/revisions.ts'

/**
 * Returns data of another module about records, by id, under the keys that their declaration names (`extras`). That module
 * depends on this one, so the function is passed in.
 */
export type ExtrasOf = (
  tx: TenantTransaction,
  ids: readonly string[],
  reader: Reader,
) => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>

/** Values of records as they were before a change, by id. */
export type Before = ReadonlyMap<string, CardValues>

/** Records of a type that were created or changed (saved, deleted, restored), and who did it. */
export type Followed = {
  readonly ids: readonly string[]
  readonly author: Author
} & (
  | { readonly what: 'created' }
  /** Values before correct what followed from them; records that were only deleted, restored or finished may be left out. */
  | { readonly what: 'changed'; readonly before: Before }
)

/**
 * Called when records change, in the same transaction, so that other modules can update what they derive from them, such as
 * reminders. These modules depend on this one, so the function is passed in.
 */
export type Follow = (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  followed: Followed,
) => Promise<void>

/** Additions of a type to the finishing of its records; its module depends on this one, so they are passed in. */
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
  readonly extras: Readonly<Partial<Record<CardType, ExtrasOf>>>
  readonly renamed: Renamed
  readonly evidence: readonly EvidenceSource[]
  readonly follow: Follow
  readonly freezing: () => Readonly<Partial<Record<CardType, Freezing>>>
}

/** A person's action on a record type, in a language. */
export interface Doing {
  readonly declaration: CardDeclaration
  readonly actor: MuseumActor
  readonly language: Language
}
