import { isDeepStrictEqual } from 'node:util'
import { type CommentEndpoints, commentEndpoints } from '#model/api/comments.ts'
import type { BodyOf } from '#model/api/endpoint.ts'
import { mentionedIn, mostInThread } from '#model/comments/comment-text.ts'
import { displayName } from '#model/display-name.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type CardRecord, existingCard, linesAt } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { notify } from './notify.ts'
import { checkMentions, readersOf } from './people.ts'
import { putPictures, requireContent } from './pictures.ts'
import { mayWrite, presentThreads } from './present-threads.ts'
import {
  answersIn,
  type CommentRecord,
  commentSentAs,
  commentToChange,
  deleteComment,
  insertComment,
  setResolved,
  updateText,
} from './store/comments.ts'
import { deleteMentions } from './store/notices.ts'
import { picturesOf, removePictures } from './store/pictures.ts'

/** Routes for the comments on records of a type. Whoever may read the record was let in before. */
export function commentRoutes(declaration: CardDeclaration, context: CommentsContext): Route[] {
  const { database, clock } = context
  const calls = commentEndpoints(declaration)

  /** Changes the comments on a record and notifies its open pages. */
  const change = <T>(
    actor: MuseumActor,
    id: string,
    work: (tx: TenantTransaction, record: CardRecord) => Promise<T>,
  ): Promise<T> =>
    database.inTenant(actor.tenantId, async tx => {
      if (!mayWrite(actor)) throw forbidden()
      const record = await existingCard(tx, declaration, id)
      const answer = await work(tx, record)
      await publish(tx.db, {
        name: 'comment.changed',
        tenantId: tx.tenantId,
        data: { type: declaration.type, id: record.id },
      })
      return answer
    })

  /** @throws {CodedError} `not_found` where there is none, or it was deleted. */
  const heldComment = async (tx: TenantTransaction, { id: cardId }: CardRecord, id: string) => {
    const comment = await commentToChange(tx, cardId, id)
    if (!comment || comment.deleted_at) throw notFound()
    return comment
  }

  /**
   * Returns the comments of the thread that is answered, its first one held, so that nobody deletes it meanwhile.
   * @throws {CodedError} `not_found`; `invalid_input` for a thread that is full.
   */
  const threadOf = async (
    tx: TenantTransaction,
    { id: cardId }: CardRecord,
    id: string,
  ): Promise<readonly CommentRecord[]> => {
    const first = await commentToChange(tx, cardId, id)
    if (!first || first.thread_id !== null) throw notFound()
    const answers = await answersIn(tx, cardId, [id])
    if (answers.length + 1 >= mostInThread)
      throw new CodedError('invalid_input', {
        fields: { text: { key: 'tooMany', params: { max: mostInThread } } },
      })
    return [first, ...answers]
  }

  const requireLine = async (tx: TenantTransaction, { id: recordId }: CardRecord, aboutId: string) => {
    if ((await linesAt(tx, [{ recordId, aboutId }])).length === 0)
      throw new CodedError('invalid_input', { fields: { line: { key: 'choice' } } })
  }

  const add = async (
    tx: TenantTransaction,
    record: CardRecord,
    actor: MuseumActor,
    { key, text, pictures = [], line, thread }: BodyOf<CommentEndpoints['add']>,
  ) => {
    const { accountId } = actor
    requireContent(text, pictures.length)
    const before = await commentSentAs(tx, accountId, key)
    if (before) {
      if (before.card_id !== record.id) throw new CodedError('conflict')
      return { id: before.id }
    }
    const mentioned = await checkMentions(tx, declaration, record.id, { text })
    const answered = thread === undefined ? [] : await threadOf(tx, record, thread)
    const [first] = answered
    if (line !== undefined && !first) await requireLine(tx, record, line)
    const comment = await insertComment(tx, {
      card_id: record.id,
      line_id: first ? first.line_id : (line ?? null),
      thread_id: first?.id ?? null,
      account_id: accountId,
      account_name: displayName(actor.person),
      text,
      sent_as: key,
      created_at: clock(),
    })
    // Of two that arrive together the second one waited for the first.
    if (!comment) return { id: (await commentSentAs(tx, accountId, key))?.id ?? '' }
    await putPictures(tx, { commentId: comment.id, accountId, at: clock() }, pictures)
    // Who answers has something to add.
    if (first?.resolved_at) await setResolved(tx, first.id, undefined)
    await notify(context, tx, {
      declaration,
      record,
      comment,
      pictures: pictures.length,
      mentioned,
      answered: answered.flatMap(each => (each.deleted_at ? [] : each.account_id)),
    })
    return { id: comment.id }
  }

  return [
    route(calls.list, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id } = await existingCard(tx, declaration, params.id, { follow: true })
        const { page = 0, line: lineId, state, comment: commentId } = query
        return presentThreads(tx, { actor, language }, id, { page, lineId, state, commentId })
      }),
    ),

    route(calls.people, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id } = await existingCard(tx, declaration, params.id, { follow: true })
        return { result: await readersOf(tx, declaration, id) }
      }),
    ),

    route(calls.add, ({ actor, params, body }) =>
      change(actor, params.id, (tx, record) => add(tx, record, actor, { ...body, text: body.text.trim() })),
    ),

    route(calls.change, ({ actor, params, body }) =>
      change(actor, params.id, async (tx, record) => {
        const comment = await heldComment(tx, record, params.commentId)
        if (comment.account_id !== actor.accountId) throw forbidden()
        const { version } = comment
        if (version !== body.version) throw new CodedError('conflict', { text: 'comments.errors.changed' })
        const text = body.text.trim()
        const before = (await picturesOf(tx, [comment.id])).map(({ id, alt }) => ({ id, alt }))
        const { pictures = before } = body
        requireContent(text, pictures.length)
        if (text === comment.text && isDeepStrictEqual(pictures, before)) return undefined
        const known = mentionedIn(comment.text)
        const mentioned = await checkMentions(tx, declaration, record.id, { text, known })
        const { accountId } = actor
        await updateText(tx, comment.id, { text, at: clock(), version: version + 1 })
        await putPictures(tx, { commentId: comment.id, accountId, at: clock() }, pictures)
        await deleteMentions(tx, comment.id, { but: mentioned })
        const added = mentioned.filter(id => !known.includes(id))
        await notify(context, tx, {
          declaration,
          record,
          comment: { ...comment, text },
          pictures: pictures.length,
          mentioned: added,
          answered: [],
        })
        return undefined
      }),
    ),

    route(calls.remove, ({ actor, params }) =>
      change(actor, params.id, async (tx, record) => {
        const comment = await heldComment(tx, record, params.commentId)
        if (comment.account_id !== actor.accountId && actor.role !== 'TENANT_ADMIN') throw forbidden()
        if (comment.thread_id !== null) await commentToChange(tx, record.id, comment.thread_id)
        await removePictures(tx, comment.id, { at: clock() })
        await deleteComment(tx, comment, clock())
        return undefined
      }),
    ),

    route(calls.resolve, ({ actor, params, body: { resolved } }) =>
      change(actor, params.id, async (tx, record) => {
        const first = await commentToChange(tx, record.id, params.commentId)
        if (!first || first.thread_id !== null) throw notFound()
        // Of two who resolve at once, the first one did it.
        if (resolved === (first.resolved_at !== null)) return undefined
        const by = { at: clock(), accountId: actor.accountId, name: displayName(actor.person) }
        await setResolved(tx, first.id, resolved ? by : undefined)
        return undefined
      }),
    ),
  ]
}
