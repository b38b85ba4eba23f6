import type { ColumnType } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { IdentityState, MuseumRole } from '#model/permissions/roles.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

interface TenantTable {
  id: Id
  name: string
  profile: ColumnType<Record<string, unknown>, string | undefined, string>
  licence_type: Generated<'TRIAL' | 'PAID'>
  /** Bytes; null where nothing is limited. */
  storage_limit: ColumnType<string | null, number | null | undefined, number | null>
  licence_from: Moment
  licence_to: Moment
  created_at: Moment
}

interface AccountTable {
  id: Id
  email: string
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  language: Generated<Language>
  operator: Generated<boolean>
  created_at: Moment
}

interface SessionTable {
  id: Id
  account_id: string
  tenant_id: string | null
  impersonator_id: ColumnType<string | null, string | null | undefined, never>
  client: Generated<string>
  created_at: Moment
  ended_at: OptionalMoment
  end_reason: ColumnType<string | null, string | null | undefined, string | null>
}

interface SessionTokenTable {
  hash: Buffer
  session_id: string
  kind: 'access' | 'refresh'
  expires_at: Date
  used_at: OptionalMoment
}

interface OneTimeTokenTable {
  hash: Buffer
  account_id: string
  purpose: 'reset-password'
  expires_at: Date
  used_at: OptionalMoment
}

interface IdentityTable {
  tenant_id: string
  id: Id
  account_id: string
  role: MuseumRole
  state: Generated<IdentityState>
  permissions: Generated<number[]>
  created_at: Moment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    tenant: TenantTable
    account: AccountTable
    session: SessionTable
    session_token: SessionTokenTable
    one_time_token: OneTimeTokenTable
    identity: IdentityTable
  }
}
