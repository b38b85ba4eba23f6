import type { ColumnType } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { Authority } from '#model/vocabularies/authority-rules.ts'
import type { Alternatives, Labels } from '#model/vocabularies/name-of.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

export interface TermTable {
  tenant_id: string
  id: ColumnType<string, string | undefined, never>
  vocabulary: string
  parent_id: string | null
  ancestors: Generated<string[]>
  position: Generated<number>
  assignable: Generated<boolean>
  language: Language
  labels: Json<Labels>
  alternatives: ColumnType<Alternatives, string | undefined, string>
  note: Generated<string>
  notation: string | null
  source: string | null
  source_uri: string | null
  source_key: string | null
  authority: ColumnType<Authority | null, string | null, string | null>
  categories: Generated<number[]>
  deprecated_at: OptionalMoment
  merged_into_id: string | null
  search: Generated<string>
  created_at: Moment
  created_by: string | null
  changed_at: Moment
}

export interface TermStartTable {
  tenant_id: string
  vocabulary: string
  rank: number
  start: string
  term_id: string
}

export interface TermChangeTable {
  tenant_id: string
  id: Id
  vocabulary: string
  kind: string
  sample: Json<{ id: string; name: string }[]>
  count: number
  created: Generated<string[]>
  before: ColumnType<unknown[], string | undefined, never>
  after: ColumnType<unknown[], string | undefined, never>
  at: Moment
  account_id: string | null
  impersonator_id: string | null
  operation_id: string | null
  undone_at: OptionalMoment
}

export interface TermStarterTable {
  tenant_id: string
  vocabulary: string
  checksum: string
  keys: string[]
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    term: TermTable
    term_start: TermStartTable
    term_change: TermChangeTable
    term_starter: TermStarterTable
  }
}
