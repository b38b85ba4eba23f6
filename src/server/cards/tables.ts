import type { ColumnType } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import type { FormRules } from '#model/engine/form-rules.ts'
import type { Box } from '#model/kinds/box-around.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

/** A heading in each language, or once if all are the same; where a language has a name of its own, also the one whatever the language (`title-in.ts`). */
export type Titles = Readonly<Record<string, string>>

/** The stored contents of a list row. */
export interface Shown {
  readonly number: string
  readonly titles: Titles
  readonly subtitles: Titles
  /** Words of either that are set in italics; absent: none. */
  readonly italics?: readonly string[]
  readonly columns: Readonly<Record<string, readonly unknown[]>>
  /** Id of the record's type, if it differs from the list's. */
  readonly type?: number
  /** Edges of something larger than a point, in degrees of WGS 84. */
  readonly box?: Box
}

export interface CardTable {
  tenant_id: string
  id: Id
  type: number
  incremental_number: number
  data: Json<Record<string, unknown>>
  version: Generated<number>
  number: Generated<string>
  titles: Json<Titles>
  published: Generated<boolean>
  cover_file_id: string | null
  created_at: Moment
  created_by: string
  created_name: string
  updated_at: Moment
  updated_by: string
  updated_name: string
  deleted_at: OptionalMoment
  deleted_name: string | null
}

interface CardIndexTable {
  tenant_id: string
  id: string
  type: number
  number_sort: string
  title_sort: string
  subtitle_sort: string
  year_from: number | null
  year_to: number | null
  year_sort: number | null
  longitude: number | null
  latitude: number | null
  published: boolean
  /** The choice that keeps it apart from its list; null for most. */
  apart: number | null
  completeness: number
  created_at: Date
  updated_at: Date
  cover_file_id: string | null
  keys: string
  search: string
  fields: Generated<string>
  shown: Json<Shown>
}

/** A word of records, with the groups of three letters in it. */
interface CardWordTable {
  tenant_id: string
  word: string
  groups: string
}

interface CardKeyTable {
  tenant_id: string
  type: number
  facet: string
  value: string
  id: number
}

interface PublicMarkTable {
  tenant_id: string
  id: Generated<string>
  card_id: string
  with_linked: Generated<boolean>
}

interface PublicNameTable {
  tenant_id: string
  name: string
  card_id: string
  kind: string
  minted_at: Moment
  withdrawn_at: OptionalMoment
}

interface CardLinkTable {
  tenant_id: string
  card_id: string
  other_type: number
  association: Generated<string>
  field: Generated<string>
  other_id: string
  mirrored: Generated<boolean>
  position: Generated<number>
  created_at: Moment
}

interface CardLinkCountTable {
  tenant_id: string
  card_id: string
  other_type: number
  cards: number
  unpublished: number
}

interface CardRevisionTable {
  tenant_id: string
  card_id: string
  version: number
  at: Moment
  account_id: string
  name: string
  on_behalf_of: string | null
  on_behalf_of_name: string | null
  action: string
  operation_id: string | null
  changes: Json<readonly Change[]>
}

interface CardLockTable {
  tenant_id: string
  card_id: string
  account_id: string
  session_id: string
  name: string
  since: Date
  beat_at: Date
}

interface CardNumberTable {
  tenant_id: string
  type: number
  number: string
  /** The part of it that names of photographs repeat (`numberCore`). */
  core: Generated<string>
  card_id: string
}

interface CardDraftTable {
  tenant_id: string
  account_id: string
  card_id: string
  version: number
  document: Json<Record<string, unknown>>
  saved_at: Moment
  taken_over: Generated<boolean>
}

interface CardReindexTable {
  tenant_id: string
  type: number
  after: Generated<string>
  relinks: Generated<boolean>
}

/** The form that a museum chose for a record type. */
interface FormRulesTable {
  tenant_id: string
  card_type: string
  rules: Json<FormRules>
  version: Generated<number>
}

interface CardFormerIdTable {
  tenant_id: string
  kind: string
  former_id: string
  card_id: string
}

interface CardReminderTable {
  tenant_id: string
  card_id: string
  at: Date
}

interface CardPersonTable {
  tenant_id: string
  card_id: string
  account_id: string
  manager: boolean
}

interface CardLineTable {
  tenant_id: string
  record_id: string
  about_id: string
  position: Id
  document: ColumnType<CardValues, string | undefined, string>
  /** Markers for advanced searches; null until it is indexed. */
  fields: string | null
  decision: number | null
  checked_at: OptionalMoment
  checked_by: string | null
  checked_name: Generated<string>
  version: Generated<number>
}

/** Someone who was asked to agree before a step, and their answer. */
interface CardApprovalTable {
  tenant_id: string
  id: Id
  card_id: string
  step: number
  /** Null for people without an account here. */
  account_id: string | null
  name: string
  email: string
  message: Generated<string>
  asked_at: Date
  asked_by: string
  asked_name: string
  link_id: string | null
  answered_at: Date | null
  agreed: boolean | null
  words: Generated<string>
  version: number | null
  withdrawn_at: Date | null
}

/** The contents of a record when it was finished, and its later state. */
export interface CardFrozenTable {
  tenant_id: string
  card_id: string
  at: Date
  account_id: string | null
  name: string
  /** As canonical JSON, and the SHA-256 of that. */
  content: string
  sha256: string
  annulled_at: OptionalMoment
  annulled_by: Generated<string>
  annulled_reason: Generated<string>
  /** Names of the records it is about at the time they were erased, by id. */
  called: ColumnType<
    Readonly<Record<string, { readonly number: string; readonly titles: Titles }>>,
    string | undefined,
    string
  >
}

interface CardSignatureTable {
  tenant_id: string
  id: Id
  card_id: string
  name: string
  role: string
  place: string
  date: string
  strokes: Json<number[][]>
  /** Hash of the signed contents. */
  sha256: string
  signed_at: Date
  account_id: string
}

interface ProcedureCounterTable {
  tenant_id: string
  type: string
  year: number
  last: number
}

interface CardCounterTable {
  tenant_id: string
  type: number
  slot: number
  cards: ColumnType<string, number, number>
}

interface CardSequenceTable {
  tenant_id: string
  type: number
  last: number
}

interface CardMergeTable {
  tenant_id: string
  card_id: string
  into_id: string
  operation_id: string
  done: Generated<boolean>
  at: Moment
}

interface CardDistinctTable {
  tenant_id: string
  card_id: string
  other_id: string
  said_at: Moment
  said_by: string
  said_name: string
}

export interface CardUndoneTable {
  tenant_id: string
  operation_id: string
  card_id: string
}

export interface FrozenSelectionTable {
  tenant_id: string
  id: string
  card_type: string
  wanted: ColumnType<
    {
      readonly q?: string
      readonly filters?: string
      readonly criteria?: string
      readonly area?: string
    } | null,
    string | null,
    never
  >
  total: number
  created_at: Date
}

export interface FrozenSelectionPartTable {
  tenant_id: string
  selection_id: string
  last_id: string
  card_ids: string[]
}

/** A record of the sample data, with the version in which it was put in. */
interface SampleRecordTable {
  tenant_id: string
  card_id: string
  /** Its name in the set, by which putting in goes on where it was stopped. */
  name: string
  version: number
}

interface CardWithdrawalTable {
  tenant_id: string
  card_id: string
  reason: string
  at: Date
  account_id: string
  name: string
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    card_undone: CardUndoneTable
    frozen_selection: FrozenSelectionTable
    frozen_selection_part: FrozenSelectionPartTable
    card: CardTable
    card_index: CardIndexTable
    card_key: CardKeyTable
    card_word: CardWordTable
    card_link: CardLinkTable
    card_link_count: CardLinkCountTable
    card_revision: CardRevisionTable
    card_lock: CardLockTable
    card_number: CardNumberTable
    card_draft: CardDraftTable
    card_counter: CardCounterTable
    card_reindex: CardReindexTable
    form_rules: FormRulesTable
    card_former_id: CardFormerIdTable
    card_reminder: CardReminderTable
    card_person: CardPersonTable
    card_line: CardLineTable
    card_approval: CardApprovalTable
    card_frozen: CardFrozenTable
    card_signature: CardSignatureTable
    procedure_counter: ProcedureCounterTable
    card_sequence: CardSequenceTable
    card_merge: CardMergeTable
    card_distinct: CardDistinctTable
    sample_record: SampleRecordTable
    public_name: PublicNameTable
    public_mark: PublicMarkTable
    card_withdrawal: CardWithdrawalTable
    claimed_name: { name: string }
  }
}
