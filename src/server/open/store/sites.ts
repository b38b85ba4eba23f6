import { type Selectable, sql, type Transaction } from 'kysely'
import type { FieldRules } from '#model/engine/publicity.ts'
import type { SiteSettings } from '#model/open/site-settings.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type SiteRow = Selectable<Tables['site']>

/** The museum that has, or had, an address; undefined for one that nobody took. */
export const museumAt = async (db: Transaction<Tables>, address: string): Promise<string | undefined> =>
  (await db.selectFrom('site_address').where('address', '=', address).select('museum_id').executeTakeFirst())
    ?.museum_id

/** Takes an address for a museum, for good. @returns false if another museum has or had it. */
export async function takeAddress({ db, tenantId }: TenantTransaction, address: string): Promise<boolean> {
  await db
    .insertInto('site_address')
    .values({ address, museum_id: tenantId })
    .onConflict(conflict => conflict.column('address').doNothing())
    .execute()
  return (await museumAt(db, address)) === tenantId
}

/** The site of a museum; undefined before it has been set up. */
export const siteOf = ({ db, tenantId }: TenantTransaction): Promise<SiteRow | undefined> =>
  db.selectFrom('site').where('tenant_id', '=', tenantId).selectAll().executeTakeFirst()

/** The same, held until the transaction ends. */
export const siteForUpdate = ({ db, tenantId }: TenantTransaction): Promise<SiteRow | undefined> =>
  db.selectFrom('site').where('tenant_id', '=', tenantId).selectAll().forUpdate().executeTakeFirst()

/** Stores the settings of a site, a new one closed. @returns undefined if another has set it up at the same time. */
export const keepSite = (
  { db, tenantId }: TenantTransaction,
  { address, settings, version }: { address: string; settings: SiteSettings; version: number | null },
): Promise<SiteRow | undefined> =>
  version === null
    ? db
        .insertInto('site')
        .values({ tenant_id: tenantId, address, settings: JSON.stringify(settings) })
        .onConflict(conflict => conflict.column('tenant_id').doNothing())
        .returningAll()
        .executeTakeFirst()
    : db
        .updateTable('site')
        .set({ address, settings: JSON.stringify(settings), version: sql<number>`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()

/** Opens a site, or closes it. */
export const setOpened = ({ db, tenantId }: TenantTransaction, openedAt: Date | null) =>
  db
    .updateTable('site')
    .set({
      opened_at: openedAt,
      ...(openedAt && { first_opened_at: sql<Date>`coalesce(first_opened_at, ${openedAt})` }),
    })
    .where('tenant_id', '=', tenantId)
    .execute()

/** Returns what changes with a site: its settings, decisions about fields, and all that its pages show. */
export const stampOf = ({ version, decisions, change }: SiteRow): string =>
  `${version}.${decisions}.${change}`

/** Sets up and opens the site of a museum that comes into being with it. An address that somebody took leaves it without. */
export async function openWithSite(
  tx: TenantTransaction,
  { address, settings }: { readonly address: string; readonly settings: SiteSettings },
): Promise<void> {
  if (!(await takeAddress(tx, address))) return
  await keepSite(tx, { address, settings, version: null })
  await setOpened(tx, tx.clock())
}

/** Decisions of the museum about the fields of a type. */
export async function rulesOf({ db, tenantId }: TenantTransaction, type: number): Promise<FieldRules> {
  const rows = await db
    .selectFrom('site_rule')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', type)
    .select(['path', 'shown'])
    .execute()
  return Object.fromEntries(rows.map(({ path, shown }) => [path, shown]))
}

/** Keeps a decision about a field. */
export async function keepRule(
  { db, tenantId }: TenantTransaction,
  rule: { readonly type: number; readonly path: string; readonly shown: boolean },
): Promise<void> {
  await db
    .insertInto('site_rule')
    .values({ ...rule, tenant_id: tenantId })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'type', 'path']).doUpdateSet({ shown: rule.shown }),
    )
    .execute()
  await db
    .updateTable('site')
    .set({ decisions: sql<string>`decisions + 1` })
    .where('tenant_id', '=', tenantId)
    .execute()
}
