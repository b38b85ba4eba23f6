import { LRUCache } from 'lru-cache'
import { siteEnd } from '#model/licences/licence-end.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { memoryLimiter } from '#server/platform/db/limiter.ts'
import { CodedError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { Site } from './addresses.ts'
import type { OpenContext } from './open-context.ts'
import { museumOf } from './store/records.ts'
import { museumAt, siteOf, stampOf } from './store/sites.ts'

/** The result of the work inside of a site, or the address that it has now. */
export type Entered<T> = { readonly moved: string } | { readonly result: T } | undefined

/** The door of all sites. */
export interface SiteDoor {
  /** Counts a request for a page. @throws {CodedError} `too_many_requests` */
  admit(ip: string): Promise<unknown>
  /**
   * Works inside the open site with an address, in one transaction.
   * @returns undefined where there is none, or it is closed: the two are not told apart
   * @throws {CodedError} `gone` when it is over, some time after the licence of its museum (O-W37)
   */
  enter<T>(address: string, work: (tx: TenantTransaction, site: Site) => Promise<T>): Promise<Entered<T>>
}

/** Addresses that are remembered. */
const mostKnown = 2000

/** Requests of one network to pages of all sites, within a minute. */
const pagesPerMinute = 600

export function createSiteDoor({ database, publicUrl }: OpenContext): SiteDoor {
  const pages = memoryLimiter({ name: 'public-pages', points: pagesPerMinute, duration: 60 })
  // No address ever passes to another museum.
  const known = new LRUCache<string, string>({ max: mostKnown })

  async function museumOfAddress(address: string): Promise<string | undefined> {
    const before = known.get(address)
    if (before !== undefined) return before
    const museum = await database.asSystem('a page of a public site', db => museumAt(db, address))
    if (museum !== undefined) known.set(address, museum)
    return museum
  }

  return {
    admit: ip => pages.consume(networkOf(ip)),
    async enter(address, work) {
      const tenantId = await museumOfAddress(address)
      if (tenantId === undefined) return undefined
      return database.inTenant(tenantId, async tx => {
        const row = await siteOf(tx)
        const museum = row?.opened_at && (await museumOf(tx))
        if (!row?.opened_at || !museum) return undefined
        const root = `${publicUrl()}/m/`
        if (siteEnd(museum.licenceTo) < tx.clock()) throw new CodedError('gone')
        if (row.address !== address) return { moved: root + row.address }
        const site: Site = {
          url: root + address,
          settings: row.settings,
          stamp: `${stampOf(row)} ${museum.name}`,
          openedFirst: row.first_opened_at ?? row.opened_at,
          museum: museum.name,
        }
        return { result: await work(tx, site) }
      })
    },
  }
}
