import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { OpenContext } from './open-context.ts'
import { pageRoutes } from './page-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { settingsRoutes } from './settings-routes.ts'

/** The open collections of museums: what their administrators decide, and the sites that everybody sees. */
export const openRoutes = (context: OpenContext): Route[] => [
  ...settingsRoutes(context),
  ...pageRoutes(context),
  ...pictureRoutes(context),
]
