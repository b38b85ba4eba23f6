import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { NewsContext } from './news-context.ts'
import { operatedRoutes } from './operated-routes.ts'
import { readingRoutes } from './reading-routes.ts'

export { insertNews } from './store/operated.ts'

/** News of the platform: written by operators, read by the people of the museums they are for (C-P11). */
export const newsRoutes = (context: NewsContext): Route[] => [
  ...readingRoutes(context),
  ...operatedRoutes(context),
]
