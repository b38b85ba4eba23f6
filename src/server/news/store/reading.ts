import { type SqlBool, sql, type Transaction } from 'kysely'
import type { NewsTexts } from '#model/api/operator/news.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Someone in a museum, at a moment. */
export interface Reader {
  readonly accountId: string
  readonly museumId: string
  readonly role: MuseumRole
  readonly now: Date
}

/** The news that are for a reader now: from the moment they are published, until before the one they end at. */
const forReader = (db: Transaction<Tables>, { accountId, museumId, role, now }: Reader) =>
  db
    .selectFrom('news')
    .leftJoin('news_read', join =>
      join.onRef('news_read.news_id', '=', 'news.id').on('news_read.account_id', '=', accountId),
    )
    .where('published_at', '<=', now)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('everywhere', '=', true),
        exists(
          selectFrom('news_museum')
            .whereRef('news_museum.news_id', '=', 'news.id')
            .where('news_museum.museum_id', '=', museumId)
            .select('news_museum.news_id'),
        ),
      ]),
    )
    .where(sql<SqlBool>`(roles = '{}' or ${role} = any(roles))`)

/** News as they come to a reader. */
export interface HeardNews {
  readonly id: string
  readonly texts: NewsTexts
  readonly published_at: Date | null
  readonly pinned: boolean
  readonly read_at: Date | null
}

const columns = ['news.id', 'texts', 'published_at', 'pinned', 'read_at'] as const

/** One page of them: pinned ones first, then the newest. */
export const newsFor = (
  db: Transaction<Tables>,
  reader: Reader,
  { size, page }: { readonly size: number; readonly page: number },
): Promise<HeardNews[]> =>
  forReader(db, reader)
    .select(columns)
    .orderBy('pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(size)
    .offset(size * page)
    .execute()

export const oneNewsFor = (
  db: Transaction<Tables>,
  reader: Reader,
  id: string,
): Promise<HeardNews | undefined> =>
  forReader(db, reader).where('news.id', '=', id).select(columns).executeTakeFirst()

/** Number of all and of unread ones. */
export async function countNews(db: Transaction<Tables>, reader: Reader) {
  const { total, unread } = await forReader(db, reader)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where read_at is null)`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
  return { totalSize: Number(total), unread: Number(unread) }
}

/**
 * Remembers that the reader has read them: one, or all there are. What was read already stays read at its moment.
 * @returns how many are newly read.
 */
export async function markRead(db: Transaction<Tables>, reader: Reader, id?: string): Promise<number> {
  const unread = forReader(db, reader)
    .where('read_at', 'is', null)
    .$if(id !== undefined, query => query.where('news.id', '=', id ?? ''))
    .select([
      'news.id as news_id',
      sql<string>`${reader.accountId}::bigint`.as('account_id'),
      sql<Date>`${reader.now}::timestamptz`.as('read_at'),
    ])
    // What is deleted at this moment is waited for, and left out.
    .forKeyShare(['news'])
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('news_read')
    .columns(['news_id', 'account_id', 'read_at'])
    .expression(unread)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
