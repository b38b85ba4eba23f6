import { z } from 'zod/mini'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

const access: Requirement = { roles: museumRoles }

const heading = {
  id,
  title: z.string(),
  /** The one they are told in: the one asked for, else the reader's own, else English, else any. */
  language,
  publishedAt: moment,
  pinned: z.boolean(),
  read: z.boolean(),
}

/** News of the platform that are for the reader, in the reader's museum (acceptance row C-P11). */
export const readNews = endpoint({
  name: 'news.list',
  method: 'GET',
  path: '/api/v1/news',
  access,
  summary: 'Published news of the platform for oneself: pinned ones first, then the newest',
  query: z.object({
    /** How many at the most; 20 where nothing is said. */
    size: z.optional(wholeNumber(1, 100)),
    /** Of that size, the first is 0. */
    page: z.optional(wholeNumber(0, 100_000)),
    /** True leaves the bodies out. */
    lazy: z.optional(z.enum(['true', 'false'])),
  }),
  output: z.object({
    /** Ids in order. */
    result: z.array(id),
    /** The news by their ids. */
    entities: z.record(id, z.object({ ...heading, body: z.optional(z.string()) })),
    totalSize: z.int(),
    unread: z.int(),
  }),
})
export type NewsHeading = OutputOf<typeof readNews>['entities'][string]

export const readOneNews = endpoint({
  name: 'news.read',
  method: 'GET',
  path: '/api/v1/news/:id',
  access,
  summary: 'News of the platform with their words; reading does not mark them as read',
  params: z.object({ id }),
  output: z.object({ ...heading, body: z.string() }),
})

export const markNewsRead = endpoint({
  name: 'news.markRead',
  method: 'PUT',
  path: '/api/v1/news/:id/read',
  access,
  openWhenSuspended: true,
  summary: 'Mark news as read by oneself',
  params: z.object({ id }),
})

export const markAllNewsRead = endpoint({
  name: 'news.markAllRead',
  method: 'PUT',
  path: '/api/v1/news/read',
  access,
  openWhenSuspended: true,
  summary: 'Mark all news that are for oneself as read',
})
