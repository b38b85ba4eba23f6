import type { OperatorAction } from '#model/api/operator/log.ts'
import {
  addNews,
  changeNews,
  deleteNews,
  listNews,
  type NewsTexts,
  type WrittenNews,
} from '#model/api/operator/news.ts'
import { spokenText } from '#model/news/spoken-text.ts'
import type { Problem } from '#model/validation/validators.ts'
import { recordOperator } from '#server/operator/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import type { NewsContext } from './news-context.ts'
import { allNews, insertNews, lockNews, removeNews, unknownMuseums, updateNews } from './store/operated.ts'

type Db = Parameters<typeof allNews>[0]

/** @throws {CodedError} `invalid_input` for news that end before they begin, and for museums that there are not. */
async function refuseWrong(db: Db, { publishedAt, endsAt, museums }: WrittenNews): Promise<void> {
  const fields: Record<string, Problem> = {}
  if (publishedAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(publishedAt))
    fields.endsAt = { key: 'order' }
  if ((await unknownMuseums(db, museums ?? [])).length > 0) fields.museums = { key: 'choice' }
  if (Object.keys(fields).length > 0) throw new CodedError('invalid_input', { fields })
}

/** News as operators write them. */
export function operatedRoutes({ database, clock }: NewsContext): Route[] {
  /** Into the operators' record, and to everybody who has a page open. */
  async function record(db: Db, actor: Actor, action: OperatorAction, id: string, texts: NewsTexts) {
    const about = spokenText(texts, [])?.title ?? ''
    await recordOperator(db, actor, action, clock(), { id, about })
    await publish(db, { name: 'news.changed' })
  }

  return [
    route(listNews, async () => ({ result: await database.asSystem('all news', allNews) })),

    route(addNews, ({ actor, body }) =>
      database.asSystem('write news', async db => {
        await refuseWrong(db, body)
        const id = await insertNews(db, body, actor.accountId, clock())
        await record(db, actor, 'newsWritten', id, body.texts)
        return { id }
      }),
    ),

    route(changeNews, ({ actor, params: { id }, body }) =>
      database.asSystem('change news', async db => {
        const changedAt = await lockNews(db, id)
        if (!changedAt) throw notFound()
        if (body.since !== undefined && body.since !== changedAt.toISOString())
          throw new CodedError('changedSince')
        await refuseWrong(db, body)
        await updateNews(db, id, body, actor.accountId, clock())
        await record(db, actor, 'newsChanged', id, body.texts)
        return undefined
      }),
    ),

    route(deleteNews, ({ actor, params: { id } }) =>
      database.asSystem('delete news', async db => {
        const gone = await removeNews(db, id)
        if (!gone) throw notFound()
        await record(db, actor, 'newsDeleted', id, gone.texts)
        return undefined
      }),
    ),
  ]
}
