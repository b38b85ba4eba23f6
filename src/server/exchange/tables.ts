import type { ColumnType } from 'kysely'
import type { Found, ImportWithFile } from '#model/api/imports.ts'
import type { Change } from '#model/engine/diff.ts'
import type { Decision, NameOutcome } from '#model/exchange/decisions.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { Message, Outcome } from '#model/exchange/messages.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'
import type { ArchivedFile } from './archive/read-archive.ts'
import type { RowSample } from './store/row-sample.ts'

/** Parts of a museum that come from its archive beside the fields of records: each once, whenever the archive is read again. */
export type ArchivePart =
  | 'file'
  | 'record'
  | 'rest'
  | 'lines'
  | 'rows'
  | 'finished'
  | 'comment'
  | 'history'
  | 'bin'
  | 'setting'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

interface ImportTable {
  tenant_id: string
  id: Id
  account_id: string
  account_name: string
  card_type: string
  name: string
  bytes: ColumnType<string, number, number>
  storage_key: string
  reading: ColumnType<ImportWithFile['reading'], string | undefined, string>
  found: Json<Found>
  mapping: Json<Mapping>
  profile: string | null
  check_id: string | null
  load_id: string | null
  created_at: Moment
  loaded_at: OptionalMoment
  new_confirmed: Generated<number>
  decided_at: OptionalMoment
}

interface ImportRowTable {
  tenant_id: string
  import_id: string
  row: number
  outcome: Outcome
  number: Generated<string>
  card_id: string | null
  changes: OptionalJson<readonly Change[]>
  messages: OptionalJson<readonly Message[]>
  terms: OptionalJson<readonly (readonly [vocabulary: string, name: string])[]>
  origin: string | null
  sample: OptionalJson<RowSample>
}

interface ArchivePartTable {
  tenant_id: string
  origin: string
  part: ArchivePart
  /** Null for what belongs to the museum itself. */
  card_id: string | null
}

interface ImportNameTable {
  tenant_id: string
  import_id: string
  path: string
  scope: string
  key: string
  outcome: NameOutcome
  name: string
  times: number
  first_row: number
}

interface ImportDecisionTable {
  tenant_id: string
  scope: string
  key: string
  name: string
  decision: Decision
  target_id: string | null
  version: Generated<number>
  account_id: string
  account_name: string
  decided_at: Date
}

interface ImportProfileTable {
  tenant_id: string
  id: Id
  card_type: string
  name: string
  mapping: Json<Mapping>
  created_by: string
  updated_at: Moment
}

interface ImportArchiveTable {
  tenant_id: string
  import_id: string
  storage_key: string
}

interface ImportArchiveFileTable {
  tenant_id: string
  import_id: string
  position: number
  path: string
  place: Json<Omit<ArchivedFile, 'path'>>
  named: Generated<boolean>
}

interface ImportPictureTable {
  tenant_id: string
  import_id: string
  row: number
  place: number
  name: string
  column_name: string
  position: number | null
  card_id: string | null
  state: 'FOUND' | 'WAITING' | 'ATTACHED' | 'THERE' | 'FAILED'
  reason: string | null
  reason_params: OptionalJson<Readonly<Record<string, string | number>>>
  file_id: string | null
  content_key: string | null
  attempts: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    import: ImportTable
    import_row: ImportRowTable
    archive_part: ArchivePartTable
    import_archive: ImportArchiveTable
    import_archive_file: ImportArchiveFileTable
    import_picture: ImportPictureTable
    import_name: ImportNameTable
    import_decision: ImportDecisionTable
    import_profile: ImportProfileTable
  }
}
