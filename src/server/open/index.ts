import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { OpenContext } from './open-context.ts'
import { pageRoutes } from './page-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { createSiteDoor } from './site-door.ts'

/** The open collections of museums: what their administrators decide, and the sites that everybody sees. */
export function openRoutes(context: OpenContext): Route[] {
  const door = createSiteDoor(context)
  return [...settingsRoutes(context), ...pageRoutes(context, door), ...pictureRoutes(context, door)]
}
