import { sql, type Transaction } from 'kysely'
import type { OperatedNews, WrittenNews } from '#model/api/operator/news.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** All news: drafts first, then the newest. */
export async function allNews(db: Transaction<Tables>): Promise<OperatedNews[]> {
  const rows = await db
    .selectFrom('news')
    .leftJoin('account', join => join.on('account.id', '=', sql`coalesce(news.changed_by, news.created_by)`))
    .select(({ selectFrom, fn }) => [
      'news.id',
      'texts',
      'published_at',
      'ends_at',
      'pinned',
      'everywhere',
      'roles',
      sql<string>`trim(concat(account.first_name, ' ', account.last_name))`.as('changedBy'),
      sql<Date>`coalesce(news.changed_at, news.created_at)`.as('changedAt'),
      selectFrom('news_read')
        .whereRef('news_read.news_id', '=', 'news.id')
        .select(fn.countAll<string>().as('count'))
        .as('readBy'),
    ])
    .orderBy('published_at', order => order.desc().nullsFirst())
    .orderBy('news.id', 'desc')
    .execute()
  const chosen = Map.groupBy(await chosenMuseums(db), ({ newsId }) => newsId)
  return rows.map(({ published_at, ends_at, everywhere, changedAt, readBy, ...row }) => {
    const museumNames = (chosen.get(row.id) ?? []).map(({ id, name }) => ({ id, name }))
    return {
      ...row,
      publishedAt: published_at?.toISOString() ?? null,
      endsAt: ends_at?.toISOString() ?? null,
      museums: everywhere ? null : museumNames.map(({ id }) => id),
      museumNames,
      changedAt: changedAt.toISOString(),
      readBy: Number(readBy),
    }
  })
}

const chosenMuseums = (db: Transaction<Tables>) =>
  db
    .selectFrom('news_museum')
    .innerJoin('tenant', 'tenant.id', 'news_museum.museum_id')
    .select(['news_museum.news_id as newsId', 'tenant.id', 'tenant.name'])
    .orderBy(sql`lower(tenant.name)`)
    .orderBy('tenant.id')
    .execute()

/** Returns the ids that do not belong to a museum. */
export async function unknownMuseums(db: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant')
    .where('id', 'in', ['0', ...ids])
    .select('id')
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter(id => !known.has(id))
}

const valuesOf = ({ texts, publishedAt, endsAt, pinned, museums, roles }: WrittenNews) => ({
  texts: JSON.stringify(texts),
  published_at: publishedAt === null ? null : new Date(publishedAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
  pinned,
  everywhere: museums === null,
  roles: [...new Set(roles)],
})

async function setMuseums(db: Transaction<Tables>, id: string, { museums }: WrittenNews): Promise<void> {
  await db.deleteFrom('news_museum').where('news_id', '=', id).execute()
  const rows = [...new Set(museums)].map(museum => ({ news_id: id, museum_id: museum }))
  if (rows.length > 0) await db.insertInto('news_museum').values(rows).execute()
}

/** Locks news until the transaction ends. @returns when it was last changed; undefined if it does not exist. */
export async function lockNews(db: Transaction<Tables>, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('news')
    .where('id', '=', id)
    .select(['created_at', 'changed_at'])
    .forUpdate()
    .executeTakeFirst()
  return row && (row.changed_at ?? row.created_at)
}

/** @returns its id. */
export async function insertNews(
  db: Transaction<Tables>,
  news: WrittenNews,
  by: string | null,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('news')
    .values({ ...valuesOf(news), created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setMuseums(db, id, news)
  return id
}

/** Changes locked news. */
export async function updateNews(
  db: Transaction<Tables>,
  id: string,
  news: WrittenNews,
  by: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('news')
    .set({ ...valuesOf(news), changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute()
  await setMuseums(db, id, news)
}

/** @returns what was deleted; undefined if it does not exist. */
export const removeNews = (db: Transaction<Tables>, id: string) =>
  db.deleteFrom('news').where('id', '=', id).returning('texts').executeTakeFirst()
