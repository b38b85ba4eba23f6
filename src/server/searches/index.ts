import './tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'

export interface SearchesOptions {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly storage: Storage
  readonly publicUrl: () => string
  /** Ids of all museums, for what is done every day. */
  readonly museums: () => Promise<readonly string[]>
}

export interface Searches {
  readonly routes: readonly Route[]
}

/** Searches over everything a museum keeps: general, advanced, saved and followed ones, and downloads of what they find. */
export function createSearches(_options: SearchesOptions): Searches {
  return { routes: [] }
}
