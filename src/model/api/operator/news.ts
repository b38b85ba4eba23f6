import { z } from 'zod/mini'
import { languages } from '../../languages.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment, text } from '../shapes.ts'

/** A text of the platform in one language. */
const newsText = z.object({ title: text(150), body: z.string().check(z.maxLength(4000)) })

const newsItem = {
  /** At least one language; English, or whatever there is, stands in for the others. */
  texts: z.partialRecord(z.enum(languages), newsText).check(z.refine(texts => Object.keys(texts).length > 0)),
  /** Null for a draft. */
  publishedAt: z.nullable(moment),
  /** From then on it is no longer shown. */
  endsAt: z.nullable(moment),
}

export const operatedNews = z.object({ id, ...newsItem })
export type OperatedNews = z.output<typeof operatedNews>
export type NewsTexts = OperatedNews['texts']

export const listNews = endpoint({
  name: 'operator.news.list',
  method: 'GET',
  path: '/api/v1/operator/news',
  access: 'operator',
  summary: 'All news, drafts and old ones too, newest first',
  output: z.object({ result: z.array(operatedNews) }),
})

export const addNews = endpoint({
  name: 'operator.news.add',
  method: 'POST',
  path: '/api/v1/operator/news',
  access: 'operator',
  summary: 'Write news',
  body: z.object(newsItem),
  output: operatedNews,
  status: 201,
})

export const changeNews = endpoint({
  name: 'operator.news.change',
  method: 'PUT',
  path: '/api/v1/operator/news/:id',
  access: 'operator',
  summary: 'Change news, publish them or take them back',
  params: z.object({ id }),
  body: z.object(newsItem),
})

export const deleteNews = endpoint({
  name: 'operator.news.delete',
  method: 'DELETE',
  path: '/api/v1/operator/news/:id',
  access: 'operator',
  summary: 'Delete news',
  params: z.object({ id }),
})
