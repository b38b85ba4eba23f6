import type { ColumnType } from 'kysely'
import type { Criteria } from '#model/searches/criteria.ts'
import type { Generated, Id, Moment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

interface SavedSearchTable {
  tenant_id: string
  id: Id
  type: number
  name: string
  name_key: string
  criteria: Json<Criteria>
  shared: Generated<boolean>
  account_id: string
  account_name: string
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

interface SearchSubscriptionTable {
  tenant_id: string
  search_id: string
  account_id: string
  known: string[] | null
  looked_at: Date
  created_at: Moment
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    saved_search: SavedSearchTable
    search_subscription: SearchSubscriptionTable
  }
}
