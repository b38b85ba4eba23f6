import './tables.ts'
import { declarations } from '#model/cards/declarations.ts'
import { createPlainPictures } from '#server/files/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import { createMailLimit } from '#server/platform/mail/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { noticeRoutes } from './notice-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { commentRoutes } from './routes.ts'
import { schedulePictureSweeping } from './sweep-pictures.ts'

export { moveCommentsOfMerged } from './follow-merges.ts'
export {
  type CommentFromElsewhere,
  longestName,
  type PictureFromElsewhere,
  takeComment,
} from './take-comment.ts'

interface CommentsOptions extends Omit<CommentsContext, 'pictures' | 'mentionMails'> {
  readonly storage: Storage
  readonly jobs: Jobs
  readonly museums: () => Promise<readonly string[]>
}

/** Mails about mentions that a person gets within an hour, whoever mentions them. */
const mentionMailsPerHour = 30

/** Comments on records of all declared types with their pictures, and the notices of those they are for. */
export function createComments({ storage, jobs, museums, ...options }: CommentsOptions): readonly Route[] {
  const context = {
    ...options,
    pictures: createPlainPictures(storage),
    mentionMails: createMailLimit(options.database, 'mention', mentionMailsPerHour),
  }
  schedulePictureSweeping({ ...context, jobs, museums })
  return [
    ...noticeRoutes(context),
    ...declarations.flatMap(declaration => [
      ...commentRoutes(declaration, context),
      ...pictureRoutes(declaration, context),
    ]),
  ]
}
