import type { ColumnType } from 'kysely'
import type { Generated, Moment } from '#server/platform/db/tables.ts'

interface SingleSignOnTable {
  museum_id: string
  issuer: string
  client_id: string
  /** Sealed; null for a client without a secret. */
  client_secret: Buffer | null
  domains: string[]
  enabled: Generated<boolean>
  changed_at: Moment
}

interface SignOnAttemptTable {
  state_hash: Buffer
  museum_id: string
  /** Hash of what the browser keeps. */
  binding: Buffer
  origin: ColumnType<string | null, string | null | undefined, never>
  expires_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    single_sign_on: SingleSignOnTable
    sign_on_attempt: SignOnAttemptTable
  }
}
