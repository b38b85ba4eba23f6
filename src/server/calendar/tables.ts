import type { ColumnType } from 'kysely'
import type { EntryKind, Frequency, Visibility } from '#model/calendar/entry-kinds.ts'
import type { Generated, Id, OptionalMoment } from '#server/platform/db/tables.ts'

export interface EntryLink {
  readonly type: number
  readonly id: string
}

export interface CalendarEntryTable {
  tenant_id: string
  id: Id
  title: string
  kind: EntryKind
  all_day: boolean
  starts_at: Date
  ends_at: Date
  time_zone: string
  place: string
  note: string
  responsible: ColumnType<string | null, string | null | undefined, string | null>
  participants: string[]
  links: ColumnType<readonly EntryLink[], string, string>
  visibility: Visibility
  reminder: ColumnType<number | null, number | null | undefined, number | null>
  repeats: ColumnType<Frequency | null, Frequency | null | undefined, Frequency | null>
  /** YYYY-MM-DD; read as text, since the driver would make a moment of it. */
  repeats_until: ColumnType<unknown, string | null | undefined, string | null>
  over_at: OptionalMoment
  remind_at: OptionalMoment
  version: Generated<number>
  created_at: Date
  created_by: string
  updated_at: Date
  deleted_at: OptionalMoment
}

interface CalendarFeedTable {
  tenant_id: string
  account_id: string
  token_hash: Buffer
  created_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    calendar_entry: CalendarEntryTable
    calendar_feed: CalendarFeedTable
  }
}
