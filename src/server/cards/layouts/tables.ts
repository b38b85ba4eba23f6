import type { ColumnType } from 'kysely'
import type { ListLayout } from '#model/api/layouts.ts'
import type { Generated, Id, Moment } from '#server/platform/db/tables.ts'

export interface ListLayoutTable {
  tenant_id: string
  id: Id
  account_id: string
  card_type: string
  name: string
  is_default: Generated<boolean>
  layout: ColumnType<ListLayout, string, string>
  created_at: Moment
}

export interface MuseumViewTable {
  tenant_id: string
  card_type: string
  name: string
  layout: ColumnType<ListLayout, string, string>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    list_layout: ListLayoutTable
    museum_view: MuseumViewTable
  }
}
