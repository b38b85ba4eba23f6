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
  /** Nobody came back to the museum's own redirect address yet, and the service may know the earlier, shared one. */
  callback_pending: Generated<boolean>
}

interface SignOnPersonTable {
  tenant_id: string
  issuer: string
  /** `sub`: never given to another person at its issuer. */
  subject: string
  account_id: string
  created_at: Moment
}

interface SignOnAttemptTable {
  state_hash: Buffer
  museum_id: string
  /** Hash of what the browser keeps. */
  binding: Buffer
  origin: ColumnType<string | null, string | null | undefined, never>
  expires_at: Date
  /** `changed_at` of the settings it was started with. */
  settings_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    single_sign_on: SingleSignOnTable
    sign_on_attempt: SignOnAttemptTable
    sign_on_person: SignOnPersonTable
  }
}
