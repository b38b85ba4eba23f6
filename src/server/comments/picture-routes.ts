import { avatarTypes } from '#model/api/avatars.ts'
import { commentPictureEndpoints } from '#model/api/comment-pictures.ts'
import { mostPictureBytes, mostPictures, pictureSide } from '#model/comments/comment-pictures.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { existingCard } from '#server/cards/index.ts'
import { newStorageKey, receivePicture, requireWithinLimit } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { presentPicture } from './pictures.ts'
import { mayWrite } from './present-threads.ts'
import { countUnneeded, countUnsent, discardPicture, insertPicture, pictureToRead } from './store/pictures.ts'

const accepted = { types: avatarTypes, mostBytes: mostPictureBytes, side: pictureSide } as const

/** Pictures of a person that no comment shows, until the sweep: they count as the museum's, and only their owner sees them. */
const mostUnneeded = 40

/** @throws {CodedError} `too_many_requests` for a person with too many pictures that no comment shows, `more` counted among them. */
async function refuseHoarding(tx: TenantTransaction, accountId: string, more = 0): Promise<void> {
  if ((await countUnneeded(tx, accountId)) + more > mostUnneeded)
    throw new CodedError('too_many_requests', { retryAfter: dayMs / 1000 })
}

/** Routes for the pictures in comments on records of a type. Whoever may read the record was let in before. */
export function pictureRoutes(
  declaration: CardDeclaration,
  { database, clock, pictures }: CommentsContext,
): Route[] {
  const calls = commentPictureEndpoints(declaration)

  return [
    route(calls.addPicture, async ({ actor, params, query, body }) => {
      if (!mayWrite(actor)) throw forbidden()
      const { accountId, tenantId } = actor
      const upload = { accountId, sentFor: query.key }
      await database.inTenant(tenantId, async tx => {
        await existingCard(tx, declaration, params.id)
        // The last one may be sent again after its answer was lost, which only shows once it was made: one more is let in.
        if ((await countUnsent(tx, upload)) > mostPictures)
          throw new CodedError('invalid_input', {
            fields: { picture: { key: 'tooMany', params: { max: mostPictures } } },
          })
        await refuseHoarding(tx, accountId, 1)
      })
      const received = await receivePicture(tenantId, body, accepted)
      const picture = await database.inTenant(tenantId, async tx => {
        const added = await insertPicture(tx, upload, {
          ...received,
          bytes: received.content.length,
          storageKey: newStorageKey(tenantId),
          at: clock(),
        })
        // Others of the same person may have come meanwhile.
        if (added.isNew) await refuseHoarding(tx, accountId)
        if (added.isNew) await requireWithinLimit(tx, received.content.length)
        return added.picture
      })
      // The row is there first: whatever ends the server now, the sweep finds what it left. Sent again, it is only written anew.
      await pictures.put(picture.storage_key, received)
      return presentPicture(picture)
    }),

    route(calls.readPicture, async ({ actor, params, query, request, reply }) => {
      const picture = await database.inTenant(actor.tenantId, async tx => {
        const { id } = await existingCard(tx, declaration, params.id, { follow: true })
        return pictureToRead(tx, { id: params.pictureId, cardId: id, accountId: actor.accountId })
      })
      if (!picture) throw notFound()
      return pictures.send(request, reply, picture, { small: query.small === 'true' })
    }),

    route(calls.removePicture, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        if (!mayWrite(actor)) throw forbidden()
        await existingCard(tx, declaration, params.id, { follow: true })
        const { pictureId: id } = params
        if (!(await discardPicture(tx, { id, accountId: actor.accountId, at: clock() }))) throw notFound()
        return undefined
      }),
    ),
  ]
}
