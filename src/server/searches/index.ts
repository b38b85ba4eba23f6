import './tables.ts'
import type { Cards } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { classRoutes } from './classes/routes.ts'
import { createDownloads } from './downloads/index.ts'
import { executeRoutes } from './execute/routes.ts'
import { createFollowing, type FollowingModule } from './following/index.ts'
import { generalRoutes } from './general/routes.ts'
import { savedRoutes } from './saved/routes.ts'

export interface SearchesOptions {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly storage: Storage
  readonly log: Log
  readonly lists: Cards['lists']
  /** Whether there are advanced searches (acceptance row C-Q06). */
  readonly offersAdvanced: boolean
  readonly publicUrl: () => string
  /** Ids of all museums, for what is done every day. */
  readonly museums: () => Promise<readonly string[]>
}

export interface Searches {
  readonly routes: readonly Route[]
  /** Mails who follows searches what is new in them; a job does it every morning. */
  follow: FollowingModule['follow']
}

/** Searches over everything a museum keeps: general, advanced, saved and followed ones, and downloads of what they find. */
export function createSearches(options: SearchesOptions): Searches {
  const following = createFollowing(options)
  const advanced: readonly Route[] = [
    ...classRoutes(options),
    ...savedRoutes(options),
    ...executeRoutes(options),
    ...following.routes,
    ...createDownloads(options),
  ]
  return {
    routes: [...generalRoutes(options), ...(options.offersAdvanced ? advanced : [])],
    follow: following.follow,
  }
}
