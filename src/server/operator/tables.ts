import type { ColumnType } from 'kysely'
import type { NewsTexts } from '#model/api/operator/news.ts'
import type { Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

interface PlatformSettingTable {
  name: string
  value: ColumnType<unknown, string, string>
  changed_by: string | null
  changed_at: Moment
}

interface NewsTable {
  id: Id
  texts: ColumnType<NewsTexts, string, string>
  published_at: OptionalMoment
  ends_at: OptionalMoment
  created_by: string | null
  created_at: Moment
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
    news: NewsTable
    museum_usage: MuseumUsageTable
    platform_usage: PlatformUsageTable
    mail_failure: MailFailureTable
  }
}
