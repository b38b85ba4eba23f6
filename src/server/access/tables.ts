import type { ColumnType } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import type { NotificationDifferences } from '#model/news/notifications.ts'
import type { IdentityState, MuseumRole } from '#model/permissions/roles.ts'
import type { SessionOrigin } from '#model/session-origins.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

interface TenantTable {
  id: Id
  name: string
  profile: ColumnType<Partial<Omit<MuseumData, 'organisationMainBody'>>, string | undefined, string>
  licence_type: Generated<'TRIAL' | 'PAID'>
  /** Password hash of everybody who signs in with one. */
  demands_second_factor: Generated<boolean>
  /** Nobody comes in but by the museum's own sign-in service. */
  demands_sign_on: Generated<boolean>
  /** Random key of its picture in the storage. */
  avatar: ColumnType<string | null, string | null | undefined, string | null>
  /** Bytes; null where nothing is limited. */
  storage_limit: ColumnType<string | null, number | null | undefined, number | null>
  licence_from: Moment
  licence_to: Moment
  /** The plan that was ordered; null on trial. */
  plan_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The reminder of the licence's end that was mailed last, with the end it was about. */
  reminded: ColumnType<string | null, string | null | undefined, string | null>
  state: Generated<MuseumState>
  state_reason: Generated<string>
  /** Name of the person who last changed it, at that time. */
  state_by: Generated<string>
  state_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Since when it is being erased: it stays closed then. */
  erasing_since: OptionalMoment
  /** The museum it is a copy of, as of a backup; null for one that works. */
  copy_of: ColumnType<string | null, string | undefined, never>
  copy_as_of: ColumnType<Date | null, Date | undefined, never>
  /** Null while the copy is being made. */
  copied_at: ColumnType<Date | null, never, Date>
  copy_ends_at: ColumnType<Date | null, never, Date>
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
  /** Time at which the account became an operator's; null where it was created as one. */
  operator_since: OptionalMoment
  avatar: ColumnType<string | null, string | null | undefined, string | null>
  /** The name of the account for devices that hold its passkeys; null before the first of them. */
  passkey_handle: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** Choices that differ from what is usual; JSON. */
  notifications: ColumnType<NotificationDifferences, string | undefined, string>
  created_at: Moment
  /** Time of the person's last own use; null if never used. */
  last_used_at: OptionalMoment
}

interface SessionTable {
  id: Id
  account_id: string
  tenant_id: string | null
  impersonator_id: ColumnType<string | null, string | null | undefined, never>
  /** Stays in the museum it was started in, and leaves the account alone. */
  bound: Generated<boolean>
  client: Generated<string>
  created_at: Moment
  last_seen_at: Moment
  ended_at: OptionalMoment
  end_reason: ColumnType<string | null, string | null | undefined, string | null>
  /** Fixed when it begins. */
  ends_at: Date
  begun_by: ColumnType<SessionOrigin, SessionOrigin, never>
  stays: Generated<boolean>
  /** The own session of an operator who uses it as someone else. */
  begun_in: ColumnType<string | null, string | null | undefined, never>
}

interface SessionTokenTable {
  hash: Buffer
  session_id: string
  kind: 'access' | 'refresh'
  expires_at: Date
  used_at: OptionalMoment
}

/** Purpose of a link or token. */
export type OneTimePurpose = 'reset-password' | 'unlock' | 'invitation' | 'operator-invitation' | 'handover'

interface OneTimeTokenTable {
  hash: Buffer
  account_id: string
  purpose: OneTimePurpose
  /** The museum an invitation is to. */
  museum_id: ColumnType<string | null, string | null | undefined, never>
  /** The session a handover is of. */
  session_id: ColumnType<string | null, string | null | undefined, never>
  /** Hash of what the browser must hold besides. */
  binding: ColumnType<Buffer | null, Buffer | null | undefined, never>
  expires_at: Date
  used_at: OptionalMoment
}

/** A person as the museum that invites knows them. */
export interface InvitedAs {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface IdentityTable {
  tenant_id: string
  id: Id
  account_id: string
  role: MuseumRole
  state: Generated<IdentityState>
  /** With a named role those of the role, written by whatever changes it. */
  permissions: Generated<number[]>
  named_role_id: ColumnType<string | null, string | null | undefined, string | null>
  last_access: OptionalMoment
  /** Name of the person in the invitation; JSON. */
  invited_as: ColumnType<InvitedAs | null, string | null | undefined, string | null>
  created_at: Moment
}

/** An invitation to operate the platform, until it is accepted or withdrawn. */
interface OperatorInvitationTable {
  account_id: string
  first_name: string
  last_name: string
  /** Name of the person who invited, at that time. */
  invited_by: string
  invited_by_id: string | null
  invited_at: Date
  /** End of the newest link. */
  expires_at: Date
}

interface NamedRoleTable {
  tenant_id: string
  id: Id
  name: string
  permissions: number[]
  version: Generated<number>
}

interface SecondFactorTable {
  account_id: string
  /** Sealed. */
  secret: Buffer
  /** Null until the first code has shown that the device works. */
  confirmed_at: OptionalMoment
  /** The newest time step a code was taken for. */
  last_step: Generated<string>
}

interface RecoveryCodeTable {
  account_id: string
  hash: Buffer
  used_at: OptionalMoment
}

interface PasskeyTable {
  id: Id
  account_id: string
  name: string
  credential_id: string
  public_key: Buffer
  counter: string
  transports: string[]
  backed_up: boolean
  created_at: Date
  last_used_at: OptionalMoment
}

/** Challenges that were used. */
interface PasskeyChallengeTable {
  hash: Buffer
  expires_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    tenant: TenantTable
    account: AccountTable
    session: SessionTable
    session_token: SessionTokenTable
    one_time_token: OneTimeTokenTable
    identity: IdentityTable
    operator_invitation: OperatorInvitationTable
    named_role: NamedRoleTable
    second_factor: SecondFactorTable
    recovery_code: RecoveryCodeTable
    passkey: PasskeyTable
    passkey_challenge: PasskeyChallengeTable
  }
}
