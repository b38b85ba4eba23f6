import type { ColumnType } from 'kysely'
import type { BackupState } from '#model/api/operator/backups.ts'
import type { MuseumCopyState } from '#model/museum/museum-copy.ts'
import type { Generated, Id, Moment } from '#server/platform/db/tables.ts'

interface BackupTable {
  id: Id
  started_at: Moment
  ended_at: Date | null
  state: BackupState
  file: string
  bytes: ColumnType<string | null, number | undefined, number>
  museums: number | null
  rows: ColumnType<string | null, number | undefined, number>
  files: number | null
  reason: string | null
}

interface MuseumCopyTable {
  id: Id
  backup_id: string
  as_of: Date
  original_id: string
  original_name: string
  copy_id: string
  state: MuseumCopyState
  reason: string
  asked_by: string
  asked_name: string
  asked_client: Generated<string>
  asked_at: Date
  loaded_at: ColumnType<Date | null, never, never>
  ended_at: ColumnType<Date | null, never, Date>
  ends_at: ColumnType<Date | null, never, Date>
  files: ColumnType<number | null, never, never>
  files_missing: ColumnType<number | null, never, never>
  failure: ColumnType<string | null, never, string>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    backup: BackupTable
    museum_copy: MuseumCopyTable
  }
}
