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
  /** Language of the text: the requested one, else the reader's, else English, else any. */
  language,
  publishedAt: moment,
  pinned: z.boolean(),
  read: z.boolean(),
}

/** Platform news addressed to the reader in their museum (C-P11). */
export const readNews = endpoint({
  name: 'news.list',
  method: 'GET',
  path: '/api/v1/news',
  access,
  summary: 'Published platform news for you: pinned ones first, then the newest',
  query: z.object({
    /** Page size; 20 by default. */
    size: z.optional(wholeNumber(1, 100)),
    /** Page number, from 0. */
    page: z.optional(wholeNumber(0, 100_000)),
    /** 'true' leaves out the bodies. */
    lazy: z.optional(z.enum(['true', 'false'])),
  }),
  output: z.object({
    /** Ids in order. */
    result: z.array(id),
    /** The news by id. */
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
  summary: 'Platform news with their text; reading does not mark them as read',
  params: z.object({ id }),
  output: z.object({ ...heading, body: z.string() }),
})

export const markNewsRead = endpoint({
  name: 'news.markRead',
  method: 'PUT',
  path: '/api/v1/news/:id/read',
  access,
  openWhenSuspended: true,
  summary: 'Mark news as read',
  params: z.object({ id }),
})

export const markAllNewsRead = endpoint({
  name: 'news.markAllRead',
  method: 'PUT',
  path: '/api/v1/news/read',
  access,
  openWhenSuspended: true,
  summary: 'Mark all your news as read',
})
