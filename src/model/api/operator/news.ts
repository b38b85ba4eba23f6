import { z } from 'zod/mini'
import { languages } from '../../languages.ts'
import { museumRoles } from '../../permissions/roles.ts'
import { checked } from '../../validation/check.ts'
import { maxLength, required, type Validator } from '../../validation/validators.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment, text } from '../shapes.ts'

/** Read with `newsParagraphs`. */
const newsText = z.object({ title: text(150), body: z.string().check(checked(maxLength(4000))) })

const someChosen: Validator = value =>
  Array.isArray(value) && value.length === 0 ? { key: 'required' } : undefined

const newsItem = {
  /** At least one language; English, or else any available one, is the fallback for the others. */
  texts: z.partialRecord(z.enum(languages), newsText).check(checked(required)),
  /** Start of publication. Null for a draft. */
  publishedAt: z.nullable(moment),
  /** End of publication, after `publishedAt`. */
  endsAt: z.nullable(moment),
  /** Shown above all others. */
  pinned: z.boolean(),
  /** Null for all. */
  museums: z.nullable(z.array(id).check(checked(someChosen), z.maxLength(500))),
  /** Roles in a museum; empty for all. */
  roles: z.array(z.enum(museumRoles)),
}

/** News as they are sent: what is left out is a draft without end, for everybody. */
const sent = {
  ...newsItem,
  publishedAt: z._default(newsItem.publishedAt, null),
  endsAt: z._default(newsItem.endsAt, null),
  pinned: z._default(newsItem.pinned, false),
  museums: z._default(newsItem.museums, null),
  roles: z._default(newsItem.roles, []),
}

const written = z.object(sent)
export type WrittenNews = z.output<typeof written>

export const operatedNews = z.object({
  id,
  ...newsItem,
  /** Empty when the chosen museums are gone. */
  museums: z.nullable(z.array(id)),
  /** Names of `museums`. */
  museumNames: z.array(z.object({ id, name: z.string() })),
  /** Last author, and when. */
  changedBy: z.string(),
  changedAt: moment,
  /** Number of readers. */
  readBy: z.int(),
})
export type OperatedNews = z.output<typeof operatedNews>
export type NewsTexts = OperatedNews['texts']

export const listNews = endpoint({
  name: 'operator.news.list',
  method: 'GET',
  path: '/api/v1/operator/news',
  access: 'operator',
  summary: 'All news including drafts and past ones, newest first',
  output: z.object({ result: z.array(operatedNews) }),
})

export const addNews = endpoint({
  name: 'operator.news.add',
  method: 'POST',
  path: '/api/v1/operator/news',
  access: 'operator',
  summary: 'Create news',
  body: written,
  output: z.object({ id }),
  status: 201,
})

/** 409 when someone else changed it after `since`. */
export const changeNews = endpoint({
  name: 'operator.news.change',
  method: 'PUT',
  path: '/api/v1/operator/news/:id',
  access: 'operator',
  summary: 'Change, publish or withdraw news',
  params: z.object({ id }),
  body: z.object({
    ...sent,
    /** `changedAt` as last read. */
    since: z.optional(moment),
  }),
})

export const deleteNews = endpoint({
  name: 'operator.news.delete',
  method: 'DELETE',
  path: '/api/v1/operator/news/:id',
  access: 'operator',
  summary: 'Delete news',
  params: z.object({ id }),
})
