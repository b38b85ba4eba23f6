import { listCommentNotices, readCommentNotices } from '#model/api/comments.ts'
import { mentionedIn } from '#model/comments/comment-text.ts'
import { cut } from '#model/text/cut.ts'
import { cardItems } from '#server/cards/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { memberNames } from '#server/procedures/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { picturesByComment, wordsFor } from './pictures.ts'
import { markRead, noticesOf, openMentions } from './store/notices.ts'

/** Comments in one answer. */
const most = 50
const beginning = 200
/** Records with open mentions that are looked through for their types. */
const mostOpen = 500

/** Routes for the comments that are for oneself. People who work under another's name read without a trace. */
export const noticeRoutes = ({ database, clock, texts }: CommentsContext): Route[] => [
  route(listCommentNotices, ({ actor, language, query }) =>
    database.inTenant(actor.tenantId, async tx => {
      const rows = await noticesOf(tx, actor.accountId, { unread: query.unread === 'true', limit: most })
      // A record that one may no longer read says nothing, here either.
      const cards = await cardItems(tx, [...new Set(rows.map(({ card_id }) => card_id))], { actor, language })
      const cardOf = new Map(cards.map(card => [card.id, card]))
      const names = await memberNames(tx, [
        ...new Set(rows.flatMap(({ account_id, text }) => [account_id, ...mentionedIn(text)])),
      ])
      const nameOf = (id: string) => names.get(id)?.name
      const pictures = await picturesByComment(
        tx,
        rows.map(({ comment_id }) => comment_id),
      )
      const result = rows.flatMap(row => {
        const card = cardOf.get(row.card_id)
        if (!card) return []
        return {
          commentId: row.comment_id,
          reason: row.reason,
          author: nameOf(row.account_id) ?? row.account_name,
          text: cut(
            wordsFor(
              texts,
              language,
              { text: row.text, pictures: pictures.get(row.comment_id)?.length ?? 0 },
              id => nameOf(id) ?? '…',
            ).join(' · '),
            beginning,
          ),
          at: row.created_at.toISOString(),
          read: row.read_at !== null,
          record: {
            id: card.id,
            number: card.shortDescription,
            title: card.title,
            address: card.linkToDetails,
          },
        }
      })
      // Those in the trash, or that one may not read, are in no list either.
      const open = await cardItems(tx, await openMentions(tx, actor.accountId, mostOpen), { actor, language })
      const openTypes = [...new Set(open.map(({ type }) => type.name))]
      return { result, openTypes, unread: result.filter(({ read }) => !read).length }
    }),
  ),

  route(readCommentNotices, ({ actor, body: { cardId } }) =>
    database.inTenant(actor.tenantId, async tx => {
      const { accountId, tenantId } = actor
      if (actor.impersonatorId !== undefined) return undefined
      if ((await markRead(tx, { accountId, cardId, at: clock() })) > 0)
        await publish(tx.db, { name: 'comment.noticed', tenantId, accountId })
      return undefined
    }),
  ),
]
