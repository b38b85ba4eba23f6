import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import { contentRoutes } from './contents/content-routes.ts'
import { downloadRoute } from './download-route.ts'
import { packRoutes } from './pack/pack-routes.ts'
import { renameRoute } from './rename-route.ts'
import type { WorkContext } from './work-context.ts'

/** What is done with files besides describing them: renamed, replaced, fetched one by one or together. */
export const workRoutes = (context: WorkContext): Route[] => [
  renameRoute(context),
  ...contentRoutes(context),
  downloadRoute(context),
  ...packRoutes(context),
]
