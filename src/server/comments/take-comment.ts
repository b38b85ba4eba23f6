import { longestDescription } from '#model/comments/comment-pictures.ts'
import { commentParts, longestComment } from '#model/comments/comment-text.ts'
import { cut } from '#model/text/cut.ts'
import { accountElsewhere as nobody } from '#server/cards/index.ts'
import type { ReceivedPicture } from '#server/files/index.ts'
import { newStorageKey, requireWithinLimit } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { commentSentAs, insertComment } from './store/comments.ts'
import { attachPicture, insertPicture } from './store/pictures.ts'

/** Characters of the name of somebody from elsewhere that are kept. */
export const longestName = 200

/** A picture of a comment, as it was made of the one that came. */
export interface PictureFromElsewhere {
  readonly picture: ReceivedPicture
  readonly alt: string
}

/** A comment as it was written in another museum, on a record of this one. */
export interface CommentFromElsewhere {
  readonly cardId: string
  /** The record that the commented line is about. */
  readonly lineId: string | null
  /** Key of the comment that it answers, under which that was taken over. */
  readonly answers: string | null
  /** Key of its own: taken over again it is there once. */
  readonly key: string
  readonly name: string
  readonly text: string
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly deletedAt: Date | null
  readonly resolved: { readonly at: Date; readonly name: string } | null
  readonly pictures: readonly PictureFromElsewhere[]
}

/** People who are mentioned have no account here: their names stand in the text. */
const withNamesOfPeople = (text: string, nameOf: (id: string) => string | undefined): string =>
  cut(
    commentParts(text)
      .map(part => (part.kind === 'person' ? `@${nameOf(part.id) ?? '…'}` : part.text))
      .join(''),
    longestComment,
  )

/**
 * Adds a comment that was written in another museum; nobody is told of it.
 * @returns the pictures to be stored, by storage key; undefined where it was taken over before, or answers one that is not here
 */
export async function takeComment(
  tx: TenantTransaction,
  comment: CommentFromElsewhere,
  nameOf: (id: string) => string | undefined,
): Promise<ReadonlyMap<string, ReceivedPicture> | undefined> {
  const { cardId, lineId, answers, key, name, text, createdAt, resolved, pictures } = comment
  const first = answers === null ? undefined : await commentSentAs(tx, nobody, answers)
  if (answers !== null && first?.card_id !== cardId) return undefined
  const added = await insertComment(tx, {
    card_id: cardId,
    line_id: lineId,
    thread_id: first?.id ?? null,
    account_id: nobody,
    account_name: cut(name, longestName),
    text: withNamesOfPeople(text, nameOf),
    sent_as: key,
    created_at: createdAt,
    edited_at: comment.editedAt,
    deleted_at: comment.deletedAt,
    resolved_at: resolved?.at ?? null,
    resolved_by: resolved ? nobody : null,
    resolved_name: resolved ? cut(resolved.name, longestName) : null,
  })
  if (!added) return undefined
  const stored = new Map<string, ReceivedPicture>()
  for (const [position, { picture, alt }] of pictures.entries()) {
    const { picture: row } = await insertPicture(
      tx,
      { accountId: nobody, sentFor: key },
      {
        ...picture,
        bytes: picture.content.length,
        storageKey: newStorageKey(tx.tenantId),
        at: createdAt,
      },
    )
    await attachPicture(tx, {
      id: row.id,
      commentId: added.id,
      accountId: nobody,
      position,
      alt: cut(alt, longestDescription),
    })
    await requireWithinLimit(tx, picture.content.length)
    stored.set(row.storage_key, picture)
  }
  return stored
}
