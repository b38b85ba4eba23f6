import type { Moment } from '#server/platform/db/tables.ts'

/** A content that a long operation has gathered, and what it is called in the archive. */
export interface PackedFileTable {
  tenant_id: string
  operation_id: string
  card_id: string
  version: number
  name: string
  created_at: Moment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    packed_file: PackedFileTable
  }
}
