import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import { publicRoutes } from './public-routes.ts'
import { shareRoutes } from './share-routes.ts'
import type { SharingContext } from './sharing-context.ts'

/** Files that people outside the museum may see for a time. */
export const sharingRoutes = (context: SharingContext): Route[] => [
  ...shareRoutes(context),
  ...publicRoutes(context),
]
