import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CommentNoticeTable } from '../tables.ts'

/** Tells people of a comment. @returns those who were not told of it before. */
export async function insertNotices(
  { db, tenantId }: TenantTransaction,
  commentId: string,
  notices: readonly { readonly accountId: string; readonly reason: CommentNoticeTable['reason'] }[],
): Promise<readonly string[]> {
  if (notices.length === 0) return []
  const rows = await db
    .insertInto('comment_notice')
    .values(
      notices.map(({ accountId, reason }) => ({
        tenant_id: tenantId,
        account_id: accountId,
        comment_id: commentId,
        reason,
      })),
    )
    .onConflict(conflict => conflict.columns(['tenant_id', 'account_id', 'comment_id']).doNothing())
    .returning('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Withdraws the mention of people who are no longer mentioned. */
export const deleteMentions = (
  { db, tenantId }: TenantTransaction,
  commentId: string,
  { but }: { readonly but: readonly string[] },
) =>
  db
    .deleteFrom('comment_notice')
    .where('tenant_id', '=', tenantId)
    .where('comment_id', '=', commentId)
    .where('reason', '=', 'mention')
    .where('account_id', '<>', sql<string>`all(${[...but]}::bigint[])`)
    .execute()

/** The newest comments that are for a person, on records that are not in the trash. */
export const noticesOf = (
  { db, tenantId }: TenantTransaction,
  accountId: string,
  { unread, limit }: { readonly unread: boolean; readonly limit: number },
) =>
  db
    .selectFrom('comment_notice')
    .innerJoin('card_comment', join =>
      join
        .onRef('card_comment.tenant_id', '=', 'comment_notice.tenant_id')
        .onRef('card_comment.id', '=', 'comment_notice.comment_id'),
    )
    .innerJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'card_comment.tenant_id')
        .onRef('card.id', '=', 'card_comment.card_id'),
    )
    .where('comment_notice.tenant_id', '=', tenantId)
    .where('card_comment.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('comment_notice.account_id', '=', accountId)
    .where('card.deleted_at', 'is', null)
    .$if(unread, query => query.where('comment_notice.read_at', 'is', null))
    .select([
      'comment_notice.comment_id',
      'comment_notice.reason',
      'comment_notice.read_at',
      'card_comment.card_id',
      'card_comment.account_id',
      'card_comment.account_name',
      'card_comment.text',
      'card_comment.created_at',
    ])
    .orderBy('comment_notice.comment_id', 'desc')
    .limit(limit)
    .execute()

/** Records with an open conversation in which a person is mentioned, those of the newest mentions first. */
export async function openMentions(
  { db, tenantId }: TenantTransaction,
  accountId: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('comment_notice')
    .innerJoin('card_comment as mentioning', join =>
      join
        .onRef('mentioning.tenant_id', '=', 'comment_notice.tenant_id')
        .onRef('mentioning.id', '=', 'comment_notice.comment_id'),
    )
    .innerJoin('card_comment as begun', join =>
      join
        .onRef('begun.tenant_id', '=', 'mentioning.tenant_id')
        .on('begun.id', '=', sql`coalesce(mentioning.thread_id, mentioning.id)`),
    )
    .where('comment_notice.tenant_id', '=', tenantId)
    .where('mentioning.tenant_id', '=', tenantId)
    .where('begun.tenant_id', '=', tenantId)
    .where('comment_notice.account_id', '=', accountId)
    .where('comment_notice.reason', '=', 'mention')
    .where('begun.resolved_at', 'is', null)
    .groupBy('mentioning.card_id')
    .orderBy(({ fn }) => fn.max('mentioning.id'), 'desc')
    .limit(limit)
    .select('mentioning.card_id')
    .execute()
  return rows.map(({ card_id }) => card_id)
}

/** Marks comments that are for a person as read: all, or those on a record. @returns how many were unread. */
export async function markRead(
  { db, tenantId }: TenantTransaction,
  {
    accountId,
    cardId,
    at,
  }: { readonly accountId: string; readonly cardId?: string | undefined; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('comment_notice')
    .set({ read_at: at })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(cardId !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('card_comment')
            .where('card_comment.tenant_id', '=', tenantId)
            .whereRef('card_comment.id', '=', 'comment_notice.comment_id')
            .where('card_comment.card_id', '=', cardId ?? '')
            .select('card_comment.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
