import { z } from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

/** News of the platform, for everybody who is signed in. */
export const readNews = endpoint({
  name: 'news.read',
  method: 'GET',
  path: '/api/v1/news',
  access: 'signedIn',
  summary: 'Published news of the platform in the language asked for, newest first',
  output: z.object({
    result: z.array(z.object({ id, title: z.string(), body: z.string(), language, publishedAt: moment })),
  }),
})
export type News = OutputOf<typeof readNews>['result'][number]
