import { type Insertable, type SqlBool, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const comments = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db.selectFrom('card_comment').where('tenant_id', '=', tenantId).where('card_id', '=', cardId)

export interface ThreadFilter {
  readonly lineId?: string | undefined
  readonly state?: 'open' | 'resolved' | undefined
  /** The thread of a comment. */
  readonly commentId?: string | undefined
}

const threads = (tx: TenantTransaction, cardId: string, { lineId, state, commentId }: ThreadFilter) =>
  comments(tx, cardId)
    .where('thread_id', 'is', null)
    .$if(lineId !== undefined, query => query.where('line_id', '=', lineId ?? ''))
    .$if(state !== undefined, query => query.where('resolved_at', state === 'open' ? 'is' : 'is not', null))
    .$if(commentId !== undefined, query =>
      query.where(
        sql<SqlBool>`id = (select coalesce(thread_id, id) from card_comment of_thread
          where of_thread.tenant_id = ${tx.tenantId} and of_thread.card_id = ${cardId} and of_thread.id = ${commentId}::bigint)`,
      ),
    )

/** First comments of threads: open ones first, and the newest first. */
export const threadPage = (
  tx: TenantTransaction,
  cardId: string,
  filter: ThreadFilter & { readonly page: number; readonly size: number },
) =>
  threads(tx, cardId, filter)
    .selectAll()
    .orderBy(sql`resolved_at is not null`)
    .orderBy('id', 'desc')
    .limit(filter.size)
    .offset(filter.page * filter.size)
    .execute()

export type CommentRecord = Awaited<ReturnType<typeof threadPage>>[number]

/** Number of threads of a record by state and line. */
export async function countThreads(tx: TenantTransaction, cardId: string) {
  const rows = await comments(tx, cardId)
    .where('thread_id', 'is', null)
    .select(({ fn }) => [
      'line_id',
      sql<boolean>`resolved_at is not null`.as('resolved'),
      fn.countAll<string>().as('threads'),
    ])
    .groupBy(['line_id', sql`resolved_at is not null`])
    .execute()
  return rows.map(({ line_id, resolved, threads }) => ({
    lineId: line_id,
    resolved,
    threads: Number(threads),
  }))
}

export async function threadTotal(
  tx: TenantTransaction,
  cardId: string,
  filter: ThreadFilter,
): Promise<number> {
  const { total } = await threads(tx, cardId, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Answers in some threads, in the order in which they were written. */
export const answersIn = (tx: TenantTransaction, cardId: string, threadIds: readonly string[]) =>
  comments(tx, cardId)
    .where('thread_id', '=', sql<string>`any(${[...threadIds]}::bigint[])`)
    .selectAll()
    .orderBy('id')
    .execute()

/** A comment of a record, held until the transaction ends; answers and deletions in a thread wait for its first one. */
export const commentToChange = (tx: TenantTransaction, cardId: string, id: string) =>
  comments(tx, cardId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

/** The comment that a person sent with a key. */
export const commentSentAs = ({ db, tenantId }: TenantTransaction, accountId: string, key: string) =>
  db
    .selectFrom('card_comment')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('sent_as', '=', key)
    .select(['id', 'card_id'])
    .executeTakeFirst()

/** Adds a comment. @returns undefined where it was sent before with the same key. */
export const insertComment = (
  { db, tenantId }: TenantTransaction,
  comment: Omit<Insertable<Tables['card_comment']>, 'tenant_id'>,
) =>
  db
    .insertInto('card_comment')
    .values({ ...comment, tenant_id: tenantId })
    .onConflict(conflict => conflict.columns(['tenant_id', 'account_id', 'sent_as']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Moves the comments on a record to another one, and keeps where each was written. */
export const moveComments = ({ db, tenantId }: TenantTransaction, fromId: string, toId: string) =>
  db
    .updateTable('card_comment')
    .set({ card_id: toId, written_on: sql`coalesce(written_on, card_id)` })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', fromId)
    .execute()

/** Returns the records on which comments that were moved since had been written. */
export async function originsOfMoved({ db, tenantId }: TenantTransaction): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('card_comment')
    .where('tenant_id', '=', tenantId)
    .where('written_on', 'is not', null)
    .select('written_on')
    .distinct()
    .execute()
  return rows.flatMap(({ written_on }) => written_on ?? [])
}

/** Moves comments that were written on some records to the one that these are now. */
export const bringBackComments = (
  { db, tenantId }: TenantTransaction,
  origins: readonly string[],
  toId: string,
) =>
  db
    .updateTable('card_comment')
    .set({ card_id: toId, written_on: sql`nullif(written_on, ${toId}::bigint)` })
    .where('tenant_id', '=', tenantId)
    .where('written_on', '=', sql<string>`any(${[...origins]}::bigint[])`)
    .execute()

export const updateText = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { text, at, version }: { readonly text: string; readonly at: Date; readonly version: number },
) =>
  db
    .updateTable('card_comment')
    .set({ text, edited_at: at, version })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

export const setResolved = (
  { db, tenantId }: TenantTransaction,
  id: string,
  by: { readonly at: Date; readonly accountId: string; readonly name: string } | undefined,
) =>
  db
    .updateTable('card_comment')
    .set({
      resolved_at: by?.at ?? null,
      resolved_by: by?.accountId ?? null,
      resolved_name: by?.name ?? null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Empties a comment and removes it with those before it that were emptied, unless others come after: then its place stays. */
export async function deleteComment(
  { db, tenantId }: TenantTransaction,
  { id, card_id: cardId, thread_id: threadId }: Pick<CommentRecord, 'id' | 'card_id' | 'thread_id'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('card_comment')
    .set({ text: '', deleted_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('comment_notice')
    .where('tenant_id', '=', tenantId)
    .where('comment_id', '=', id)
    .execute()
  await sql`
    delete from card_comment emptied
    where tenant_id = ${tenantId} and card_id = ${cardId}::bigint and coalesce(thread_id, id) = ${threadId ?? id}::bigint
      and deleted_at is not null
      and not exists (
        select from card_comment later
        where later.tenant_id = ${tenantId} and later.card_id = ${cardId}::bigint
          and coalesce(later.thread_id, later.id) = ${threadId ?? id}::bigint and later.id > emptied.id and later.deleted_at is null)`.execute(
    db,
  )
}
