import './tables.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { noticeRoutes } from './notice-routes.ts'
import { commentRoutes } from './routes.ts'

export { moveCommentsOfMerged } from './follow-merges.ts'

/** Comments on records of all declared types, and the notices of those they are for. */
export const createComments = (context: CommentsContext): readonly Route[] => [
  ...noticeRoutes(context),
  ...declarations.flatMap(declaration => commentRoutes(declaration, context)),
]
