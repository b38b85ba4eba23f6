import './tables.ts'
import { listClasses, readClass } from '#model/api/searches/classes.ts'
import { searchEverywhere } from '#model/api/searches/general.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { Cards } from '#server/cards/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { classInFull, classOf } from './classes/class-metadata.ts'
import { createDownloads } from './downloads/index.ts'
import { executeRoutes } from './execute/routes.ts'
import { createFollowing, type FollowingModule } from './following/index.ts'
import { type GeneralSearchContext, generalSearch } from './general/general-search.ts'
import { mayRead, readableClass } from './readable-types.ts'
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
  /** True when there are advanced searches (C-Q06). */
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

/** The general search. */
const generalRoutes = (context: GeneralSearchContext): readonly Route[] => [
  route(searchEverywhere, ({ actor, query, language }) =>
    generalSearch(context, actor as MuseumActor, language, query),
  ),
]

/** Calls that list what can be searched among what the user may read (C-Q01, C-Q02). */
const classRoutes = ({ texts }: { readonly texts: TextBook }): Route[] => [
  route(listClasses, async ({ actor, language }) => ({
    result: declarations
      .filter(declaration => mayRead(actor, declaration))
      .map(declaration => classOf({ texts, language, holder: actor }, declaration)),
  })),

  route(readClass, async ({ actor, language, params }) => {
    const declaration = readableClass(actor, params.id)
    if (!declaration) throw notFound()
    return classInFull({ texts, language, holder: actor }, declaration)
  }),
]
