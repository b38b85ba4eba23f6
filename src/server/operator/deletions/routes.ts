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
import { CodedError, notFound } from '#server/platform/errors.ts'
import { attachedAs, type Route, route } from '#server/platform/http/index.ts'
import { deletionById, erasedMuseums } from '../store/deletions.ts'
import { recordOperator } from '../store/record.ts'
import {
  cancelOrderedDeletion,
  type DeletionsContext,
  orderDeletion,
  remakeArchive,
} from './order-deletion.ts'

/** Deletions of museums: ordered, cancelled, their archives, and what is left of those that were deleted. */
export function deletionRoutes(context: DeletionsContext): Route[] {
  const { database, storage, texts, clock } = context
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
      const deletion = await database.asSystem('the archive of a museum', db => deletionById(db, params.id))
      if (!deletion) throw notFound()
      const { archive_key: key, archive_sha256: tag, archive_bytes: bytes, archive_state: state } = deletion
      if (state !== 'ready' || !key || !tag || !(await storage.has(key)))
        throw new CodedError('gone', { text: 'museumExport.gone' })
      // A download that goes on where it was cut off is the same one.
      if (!/^bytes=[1-9]/.test(request.headers.range ?? ''))
        await database.asSystem('an archive is downloaded', db =>
          recordOperator(db, actor, 'deletionArchiveDownloaded', clock(), {
            id: deletion.museum_id,
            about: deletion.name,
          }),
        )
      const day = dayIn(platformZone, deletion.archive_made_at ?? deletion.ordered_at)
      const name = texts.say(language, 'museumExport.fileName', { museum: deletion.name, day })
      return sendStored(request, reply, storage, {
        key,
        bytes: Number(bytes),
        tag,
        mime: 'application/zip',
        disposition: attachedAs(cleanName(`${name}.zip`)),
      })
    }),
  ]
}
