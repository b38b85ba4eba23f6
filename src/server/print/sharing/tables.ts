import type { Id, Moment } from '#server/platform/db/tables.ts'

export interface SharedCardTable {
  tenant_id: string
  id: Id
  card_id: string
  token_hash: Buffer
  created_at: Moment
  created_by: string
  created_name: string
  expires_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    shared_card: SharedCardTable
  }
}
