import type { ColumnType } from 'kysely'
import type { Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

export interface FileTable {
  tenant_id: string
  id: Id
  name: string
  mime: string
  bytes: ColumnType<string, number, number>
  sha256: string
  width: number | null
  height: number | null
  storage_key: string
  created_at: Moment
  created_by: string
  deleted_at: OptionalMoment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    file: FileTable
  }
}
