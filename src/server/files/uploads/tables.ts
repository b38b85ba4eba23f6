import type { ColumnType, Generated } from 'kysely'
import type { UploadState } from '#model/api/files/uploads.ts'
import type { Author } from '#server/cards/index.ts'
import type { Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

export interface UploadBatchTable {
  tenant_id: string
  id: Id
  account_id: string
  author: ColumnType<Author, string, never>
  attach_type: string | null
  attach_id: string | null
  files: number
  started_at: Moment
  undone_at: OptionalMoment
}

export type ReasonParams = Readonly<Record<string, string | number>>

export interface UploadTable {
  tenant_id: string
  id: string
  batch_id: string
  name: string
  folder: Generated<string>
  bytes: ColumnType<string, number, never>
  sha256: string | null
  place: Generated<number>
  cover: Generated<boolean>
  state: Generated<UploadState>
  reason: string | null
  reason_params: ColumnType<ReasonParams | null, string | null | undefined, string | null>
  arrived: Generated<boolean>
  storage_key: string | null
  file_id: string | null
  /** The record it is attached to; null: that of the batch. */
  attach_type: string | null
  attach_id: string | null
  /** True for a file that the museum had before. */
  existing: Generated<boolean>
  /** Number of analyses that were started and not finished. */
  looks_begun: Generated<number>
  created_at: Moment
  changed_at: Moment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    upload_batch: UploadBatchTable
    upload: UploadTable
  }
}
