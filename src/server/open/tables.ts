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
  }
}
