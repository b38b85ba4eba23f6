import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { linkItem } from './shapes.ts'

/** Records of one type that a record is linked with. */
export const readLinks = endpoint({
  name: 'links.read',
  method: 'GET',
  path: '/api/v1/links/:type/:id',
  access: 'signedIn',
  summary: 'Records of one type that a record is linked with; with `only-id` only their ids',
  params: z.object({ type: z.string(), id }),
  query: z.object({ itemType: z._default(z.string(), 'OBJECT'), 'only-id': z.optional(z.string()) }),
  output: z.object({ ids: z.array(id), result: z.array(linkItem) }),
})
