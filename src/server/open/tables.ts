import type { ColumnType, Generated } from 'kysely'
import type { SiteSettings } from '#model/open/site-settings.ts'
import type { Moment, OptionalMoment } from '#server/platform/db/tables.ts'

interface SiteAddressTable {
  address: string
  museum_id: string
  since: Moment
}

interface SiteTable {
  tenant_id: string
  address: string
  opened_at: OptionalMoment
  first_opened_at: OptionalMoment
  settings: ColumnType<SiteSettings, string, string>
  version: Generated<number>
  change: ColumnType<string, never, string>
  decisions: Generated<string>
}

interface PublicRecordTable {
  tenant_id: string
  card_id: string
  type: number
  shown: boolean
  pictured: boolean
  published_at: Moment
  changed_at: Moment
  change: string
  hash: string
  number_sort: string
  year_from: number | null
  year_to: number | null
  year_sort: number | null
  longitude: number | null
  latitude: number | null
  keys: string
  search: string
  titles: string
}

interface PublicChangeTable {
  tenant_id: string
  change: string
  name: string
  kind: string
  action: 'created' | 'updated' | 'withdrawn'
  at: Moment
}

interface SiteRuleTable {
  tenant_id: string
  type: number
  path: string
  shown: boolean
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    site_address: SiteAddressTable
    site: SiteTable
    site_rule: SiteRuleTable
    public_record: PublicRecordTable
    public_change: PublicChangeTable
  }
}
