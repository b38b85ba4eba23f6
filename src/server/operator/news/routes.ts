import { readNews } from '#model/api/news.ts'
import { addNews, changeNews, deleteNews, listNews, type OperatedNews } from '#model/api/operator/news.ts'
import { fallbackLanguage, languages } from '#model/languages.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { allNews, currentNews, insertNews, type NewsRow, removeNews, updateNews } from '../store/news.ts'

/** As many as anybody reads. */
const shownNews = 20

const present = ({ publishedAt, endsAt, ...row }: NewsRow): OperatedNews => ({
  ...row,
  publishedAt: publishedAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

const rowOf = ({ texts, publishedAt, endsAt }: Omit<OperatedNews, 'id'>): Omit<NewsRow, 'id'> => ({
  texts,
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

/** News of the platform: written by operators, read by everybody who is signed in. */
export const newsRoutes = ({ database, clock }: OperatorContext): Route[] => [
  route(readNews, async ({ language }) => {
    const rows = await database.asSystem('news', db => currentNews(db, clock(), shownNews))
    return {
      result: rows.flatMap(({ id, texts, publishedAt }) => {
        const spoken = [language, fallbackLanguage, ...languages].find(code => texts[code])
        const text = spoken && texts[spoken]
        return text && publishedAt
          ? [{ id, ...text, language: spoken, publishedAt: publishedAt.toISOString() }]
          : []
      }),
    }
  }),

  route(listNews, async () => ({ result: (await database.asSystem('all news', allNews)).map(present) })),

  route(addNews, async ({ actor, body }) =>
    present(await database.asSystem('write news', db => insertNews(db, rowOf(body), actor.accountId))),
  ),

  route(changeNews, async ({ params, body }) => {
    if (!(await database.asSystem('change news', db => updateNews(db, params.id, rowOf(body)))))
      throw notFound()
    return undefined
  }),

  route(deleteNews, async ({ params }) => {
    if (!(await database.asSystem('delete news', db => removeNews(db, params.id)))) throw notFound()
    return undefined
  }),
]
