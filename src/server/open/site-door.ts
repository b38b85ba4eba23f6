import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { OpenContext } from './open-context.ts'
import type { Site } from './pages/page-context.ts'
import { museumOf } from './store/records.ts'
import { museumAt, siteOf } from './store/sites.ts'

/** The door of a site: what is found behind it, or the address that it has now. */
export type Entered<T> = { readonly moved: string } | { readonly result: T } | undefined

/**
 * Works inside the open site with an address, in one transaction.
 * @returns undefined where there is none, or it is closed: the two are not told apart
 */
export async function enterSite<T>(
  { database, publicUrl }: Pick<OpenContext, 'database' | 'publicUrl'>,
  address: string,
  work: (tx: TenantTransaction, site: Site) => Promise<T>,
): Promise<Entered<T>> {
  const tenantId = await database.asSystem('a page of a public site', db => museumAt(db, address))
  if (tenantId === undefined) return undefined
  return database.inTenant(tenantId, async tx => {
    const row = await siteOf(tx)
    const museum = row?.opened_at && (await museumOf(tx))
    if (!row || !museum) return undefined
    const root = `${publicUrl()}/m/`
    if (row.address !== address) return { moved: root + row.address }
    return { result: await work(tx, { url: root + address, settings: row.settings, museum: museum.name }) }
  })
}
