import type { ColumnType } from 'kysely'
import type { OperatorAction } from '#model/api/operator/record.ts'
import type { Id, Moment } from '#server/platform/db/tables.ts'

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

/** What an operator did something to. */
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

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    platform_setting: PlatformSettingTable
    operator_entry: OperatorEntryTable
    museum_usage: MuseumUsageTable
    platform_usage: PlatformUsageTable
    mail_failure: MailFailureTable
  }
}
