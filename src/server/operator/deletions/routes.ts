import {
  cancelMuseumDeletion,
  listDeletedMuseums,
  orderMuseumDeletion,
  readDeletionArchive,
  remakeDeletionArchive,
} from '#model/api/operator/deletions.ts'
import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { doerOf } from '#server/audit/index.ts'
import { cleanName, sendStored } from '#server/files/index.ts'
import { attachedAs, type Route, route } from '#server/platform/http/index.ts'
import { erasedMuseums } from '../store/deletions.ts'
import {
  cancelOrderedDeletion,
  type DeletionsContext,
  orderDeletion,
  remakeArchive,
} from './order-deletion.ts'
import { takeArchive } from './take-archive.ts'

/** Deletions of museums: ordered, cancelled, their archives, and what is left of those that were deleted. */
export function deletionRoutes(context: DeletionsContext): Route[] {
  const { database, storage, texts } = context
  return [
    route(orderMuseumDeletion, async ({ actor, params, body, request }) => {
      await orderDeletion(context, actor, doerOf(actor, request), params.id, body)
      return undefined
    }),

    route(cancelMuseumDeletion, async ({ actor, params, request }) => {
      await cancelOrderedDeletion(context, actor, doerOf(actor, request), params.id)
      return undefined
    }),

    route(remakeDeletionArchive, async ({ actor, params }) => {
      await remakeArchive(context, actor, params.id)
      return undefined
    }),

    route(listDeletedMuseums, ({ query: { page = 0, blocksize = 25 } }) =>
      database.asSystem('deleted museums', db => erasedMuseums(db, { page, blocksize })),
    ),

    route(readDeletionArchive, async ({ actor, params, language, request, reply }) => {
      const archive = await takeArchive(context, actor, doerOf(actor, request), params.id)
      const { key, bytes, sha256: tag, museum, madeAt } = archive
      const day = dayIn(platformZone, madeAt)
      const name = texts.say(language, 'museumExport.fileName', { museum, day })
      return sendStored(request, reply, storage, {
        key,
        bytes,
        tag,
        mime: 'application/zip',
        disposition: attachedAs(cleanName(`${name}.zip`)),
      })
    }),
  ]
}
