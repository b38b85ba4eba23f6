import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import { createLinks, type Links, type LinksContext } from './links.ts'
import { shareRoutes } from './share-routes.ts'

export { type LinkKey, type Links, passwordHash } from './links.ts'
export { linksEnding } from './links-ending.ts'
export { presentLink } from './share-routes.ts'
export {
  answersOf,
  deleteLinks,
  insertAnswer,
  openLinks,
  type ShareLink,
  sharedAmong,
} from './store.ts'

export interface Sharing {
  /** For the modules that show what is shared. */
  readonly links: Links
  readonly routes: readonly Route[]
}

/** Secret links at which people outside the museum read records, files and rooms, and answer. */
export function createSharing(context: LinksContext): Sharing {
  const links = createLinks(context)
  return { links, routes: shareRoutes(context, links) }
}
