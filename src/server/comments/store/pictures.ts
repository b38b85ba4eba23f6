import { type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type PictureRecord = Selectable<Tables['comment_picture']>

/** Pictures that a person uploads for one comment before it is sent; some of them may be discarded again. */
export interface Upload {
  readonly accountId: string
  readonly sentFor: string
}

const pictures = ({ db, tenantId }: TenantTransaction) =>
  db.selectFrom('comment_picture').where('tenant_id', '=', tenantId).where('removed_at', 'is', null)

const unsent = (tx: TenantTransaction, { accountId, sentFor }: Upload) =>
  pictures(tx)
    .where('comment_id', 'is', null)
    .where('account_id', '=', accountId)
    .where('sent_for', '=', sentFor)

/** Number of the pictures that wait for a comment to be sent. */
export async function countUnsent(tx: TenantTransaction, upload: Upload): Promise<number> {
  const { count } = await unsent(tx, upload)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Number of a person's pictures that no comment shows: never sent, or discarded and not swept yet. */
export async function countUnneeded({ db, tenantId }: TenantTransaction, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('comment_picture')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('comment_id', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds a picture, or returns the same one that was uploaded for the comment before. */
export async function insertPicture(
  tx: TenantTransaction,
  { accountId, sentFor }: Upload,
  picture: {
    readonly width: number
    readonly height: number
    readonly bytes: number
    readonly sha256: string
    readonly storageKey: string
    readonly at: Date
  },
): Promise<{ readonly picture: PictureRecord; readonly isNew: boolean }> {
  const { db, tenantId } = tx
  const { width, height, bytes, sha256, storageKey, at } = picture
  const added = await db
    .insertInto('comment_picture')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      sent_for: sentFor,
      width,
      height,
      bytes,
      sha256,
      storage_key: storageKey,
      created_at: at,
    })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'account_id', 'sent_for', 'sha256'])
        .where('comment_id', 'is', null)
        .where('removed_at', 'is', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (added) return { picture: added, isNew: true }
  const before = await unsent(tx, { accountId, sentFor })
    .where('sha256', '=', sha256)
    .selectAll()
    .executeTakeFirstOrThrow()
  return { picture: before, isNew: false }
}

/** A picture that a person reads with a record: of a comment on it, or one of their own that is not sent yet. */
export const pictureToRead = (
  tx: TenantTransaction,
  { id, cardId, accountId }: { readonly id: string; readonly cardId: string; readonly accountId: string },
) =>
  pictures(tx)
    .where('id', '=', id)
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        and([eb('comment_id', 'is', null), eb('account_id', '=', accountId)]),
        exists(
          selectFrom('card_comment')
            .where('card_comment.tenant_id', '=', tx.tenantId)
            .whereRef('card_comment.id', '=', 'comment_picture.comment_id')
            .where('card_comment.card_id', '=', cardId)
            .where('card_comment.deleted_at', 'is', null)
            .select('card_comment.id'),
        ),
      ]),
    )
    .selectAll()
    .executeTakeFirst()

/** Pictures of some comments, each in its order. */
export const picturesOf = (tx: TenantTransaction, commentIds: readonly string[]) =>
  pictures(tx)
    .where('comment_id', '=', sql<string>`any(${[...commentIds]}::bigint[])`)
    .orderBy('comment_id')
    .orderBy('position')
    .orderBy('id')
    .selectAll()
    .execute()

/** Gives a picture to a comment: one of the comment's own, or one of the person's that is not sent yet. @returns false for any other. */
export async function attachPicture(
  { db, tenantId }: TenantTransaction,
  {
    id,
    commentId,
    accountId,
    position,
    alt,
  }: {
    readonly id: string
    readonly commentId: string
    readonly accountId: string
    readonly position: number
    readonly alt: string
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comment_picture')
    .set({ comment_id: commentId, position, alt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('comment_id', 'is', null), eb('comment_id', '=', commentId)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

const remove = ({ db, tenantId }: TenantTransaction, at: Date) =>
  db
    .updateTable('comment_picture')
    .set({ removed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)

/** Takes away the pictures of a comment, but for some. */
export const removePictures = (
  tx: TenantTransaction,
  commentId: string,
  { at, but = [] }: { readonly at: Date; readonly but?: readonly string[] },
) =>
  remove(tx, at)
    .where('comment_id', '=', commentId)
    .where('id', '<>', sql<string>`all(${[...but]}::bigint[])`)
    .execute()

/** Takes away a picture of a person that is not sent. @returns false where there is none. */
export async function discardPicture(
  tx: TenantTransaction,
  { id, accountId, at }: { readonly id: string; readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await remove(tx, at)
    .where('id', '=', id)
    .where('comment_id', 'is', null)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** The next pictures whose files nobody needs: taken away, never sent, or of a comment that is gone with its record. */
export const unneededPictures = (
  { db, tenantId }: TenantTransaction,
  { unsentBefore, limit }: { readonly unsentBefore: Date; readonly limit: number },
) =>
  db
    .selectFrom('comment_picture')
    .where('comment_picture.tenant_id', '=', tenantId)
    .where(({ and, or, eb, not, exists, selectFrom }) =>
      or([
        eb('comment_picture.removed_at', 'is not', null),
        and([
          eb('comment_picture.comment_id', 'is', null),
          eb('comment_picture.created_at', '<', unsentBefore),
        ]),
        and([
          eb('comment_picture.comment_id', 'is not', null),
          not(
            exists(
              selectFrom('card_comment')
                .where('card_comment.tenant_id', '=', tenantId)
                .whereRef('card_comment.id', '=', 'comment_picture.comment_id')
                .select('card_comment.id'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('comment_picture.id')
    .limit(limit)
    .select(['comment_picture.id', 'comment_picture.storage_key'])
    .execute()

export const deletePicture = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('comment_picture').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
