import type { ColumnType } from 'kysely'
import type { KeptOrder } from '#model/api/operator/deletions.ts'
import type { OperatorAction } from '#model/api/operator/log.ts'
import type { DeletionArchiveState, DeletionState } from '#model/museum/museum-deletion.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

interface PlatformSettingTable {
  name: string
  value: ColumnType<unknown, string, string>
  changed_by: string | null
  changed_at: Moment
}

interface OperatorEntryTable {
  id: Id
  at: Moment
  account_id: string | null
  name: string
  action: OperatorAction
  details: ColumnType<OperatorDetails, string, never>
}

/** Target of an operator's action. */
export interface OperatorDetails {
  readonly id: string
  readonly about: string
  readonly before?: string
  readonly after?: string
  readonly reason?: string
}

interface MuseumUsageTable {
  museum_id: string
  users: number
  objects: number
  bytes: ColumnType<string, number, number>
  open_orders: number
  last_access: Date | null
  counted_at: Date
}

interface PlatformUsageTable {
  day: ColumnType<string, string, string>
  museums: number
  users: number
  objects: number
  bytes: ColumnType<string, number, number>
}

interface MailFailureTable {
  id: Id
  recipient: string
  template: string
  reason: string
  at: Moment
}

interface MuseumDeletionTable {
  id: Id
  museum_id: string
  name: string
  state: Generated<DeletionState>
  reason: string
  ordered_by_id: string | null
  ordered_by: string
  ordered_by_email: string
  ordered_at: Date
  due_at: Date
  reminded_at: OptionalMoment
  archive_state: Generated<DeletionArchiveState>
  archive_key: ColumnType<string | null, string | null | undefined, string | null>
  archive_bytes: ColumnType<string | null, undefined, number | null>
  archive_sha256: ColumnType<string | null, undefined, string | null>
  archive_problems: Generated<number>
  archive_made_at: OptionalMoment
  archive_kept_until: OptionalMoment
  begun_at: OptionalMoment
  ended_at: OptionalMoment
  rows: ColumnType<string | null, undefined, number>
  records: ColumnType<string | null, undefined, number>
  files: ColumnType<string | null, undefined, number>
  accounts: ColumnType<number | null, undefined, number>
  orders: ColumnType<readonly KeptOrder[], undefined, string>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    platform_setting: PlatformSettingTable
    operator_entry: OperatorEntryTable
    museum_usage: MuseumUsageTable
    platform_usage: PlatformUsageTable
    mail_failure: MailFailureTable
    museum_deletion: MuseumDeletionTable
  }
}
