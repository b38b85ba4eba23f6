import type { Transaction } from 'kysely'
import type { NewsTexts } from '#model/api/operator/news.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export interface NewsRow {
  readonly id: string
  readonly texts: NewsTexts
  readonly publishedAt: Date | null
  readonly endsAt: Date | null
}

const columns = ['id', 'texts', 'published_at as publishedAt', 'ends_at as endsAt'] as const

/** All news: drafts first, then the newest. */
export const allNews = (db: Transaction<Tables>): Promise<NewsRow[]> =>
  db
    .selectFrom('news')
    .select(columns)
    .orderBy('published_at', order => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute()

/** Those to be read now, the newest first. */
export const currentNews = (db: Transaction<Tables>, now: Date, limit: number): Promise<NewsRow[]> =>
  db
    .selectFrom('news')
    .where('published_at', '<=', now)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .select(columns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

const valuesOf = ({ texts, publishedAt, endsAt }: Omit<NewsRow, 'id'>) => ({
  texts: JSON.stringify(texts),
  published_at: publishedAt,
  ends_at: endsAt,
})

export const insertNews = (
  db: Transaction<Tables>,
  news: Omit<NewsRow, 'id'>,
  createdBy: string,
): Promise<NewsRow> =>
  db
    .insertInto('news')
    .values({ ...valuesOf(news), created_by: createdBy })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** @returns whether there are such news. */
export async function updateNews(
  db: Transaction<Tables>,
  id: string,
  news: Omit<NewsRow, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('news')
    .set(valuesOf(news))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns whether there were such news. */
export async function removeNews(db: Transaction<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('news').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
