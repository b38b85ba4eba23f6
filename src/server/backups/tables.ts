import type { ColumnType } from 'kysely'
import type { BackupState } from '#model/api/operator/backups.ts'
import type { Id, Moment } from '#server/platform/db/tables.ts'

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

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    backup: BackupTable
  }
}
