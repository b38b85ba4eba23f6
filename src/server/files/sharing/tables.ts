import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

export interface SharedFileTable {
  tenant_id: string
  id: Id
  card_id: string
  token_hash: Buffer
  password_hash: string | null
  size: number | null
  watermark: string | null
  allow_download: boolean
  views: Generated<number>
  downloads: Generated<number>
  last_used_at: OptionalMoment
  created_at: Moment
  created_by: string
  created_name: string
  expires_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    shared_file: SharedFileTable
  }
}
