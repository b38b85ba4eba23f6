import { markAllNewsRead, markNewsRead, type NewsHeading, readNews, readOneNews } from '#model/api/news.ts'
import type { Language } from '#model/languages.ts'
import { spokenText } from '#model/news/spoken-text.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { NewsContext } from './news-context.ts'
import { countNews, type HeardNews, markRead, newsFor, oneNewsFor, type Reader } from './store/reading.ts'

const usualSize = 20

/** News in the language asked for, else the reader's own. */
function presentNews(
  { id, texts, published_at, pinned, read_at }: HeardNews,
  wanted: readonly Language[],
): NewsHeading & { readonly body: string } {
  const { title = '', body = '', language = 'en' } = spokenText(texts, wanted) ?? {}
  const publishedAt = published_at?.toISOString() ?? ''
  return { id, title, body, language, publishedAt, pinned, read: read_at !== null }
}

/** News for the people of a museum. People who work under another's name read without a trace. */
export function readingRoutes({ database, clock }: NewsContext): Route[] {
  const readerOf = ({ accountId, tenantId, role }: MuseumActor): Reader => ({
    accountId,
    museumId: tenantId,
    role: role === 'TENANT_ADMIN' ? role : 'USER',
    now: clock(),
  })

  const remember = (actor: MuseumActor, id?: string) =>
    database.asSystem('news were read', async db => {
      const reader = readerOf(actor)
      if (id !== undefined && !(await oneNewsFor(db, reader, id))) throw notFound()
      if (actor.impersonatorId !== undefined) return undefined
      if ((await markRead(db, reader, id)) > 0)
        await publish(db, { name: 'news.read', accountId: actor.accountId })
      return undefined
    })

  return [
    route(readNews, ({ actor, query, language }) =>
      database.asSystem('news', async db => {
        const reader = readerOf(actor)
        const { size = usualSize, page = 0, lazy } = query
        const rows = await newsFor(db, reader, { size, page })
        const news = rows.map(row => presentNews(row, [language, actor.language]))
        return {
          result: news.map(({ id }) => id),
          entities: Object.fromEntries(
            news.map(({ body, ...heading }) => [
              heading.id,
              lazy === 'true' ? heading : { ...heading, body },
            ]),
          ),
          ...(await countNews(db, reader)),
        }
      }),
    ),

    route(readOneNews, async ({ actor, params, language }) => {
      const row = await database.asSystem('one of the news', db => oneNewsFor(db, readerOf(actor), params.id))
      if (!row) throw notFound()
      return presentNews(row, [language, actor.language])
    }),

    route(markNewsRead, ({ actor, params }) => remember(actor, params.id)),

    route(markAllNewsRead, ({ actor }) => remember(actor)),
  ]
}
