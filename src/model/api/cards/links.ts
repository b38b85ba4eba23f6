import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, reference, referenceId } from '../shapes.ts'
import { linkItem } from './shapes.ts'

/** Records of one type that are linked with a record, or no longer. */
export const items = z.object({
  /** Numeric id of the record type, or its name. */
  type: z.union([z.number(), z.string().check(z.maxLength(40))]),
  itemId: z.optional(referenceId),
  itemIds: z.optional(z.array(referenceId).check(z.maxLength(1000))),
  /** Id of the association, or `{id}`; absent, '0' or '1' for none. */
  association: z.optional(reference),
  /** For records that are linked already: the association to replace. */
  insteadOf: z.optional(reference),
})

/** The records that such a call has changed. */
export const itemsChanged = z.object({
  /** Records whose links changed; the others were linked already, or not linked. */
  changed: z.array(id),
  relatedEntitiesCount: z.record(z.string(), z.number()),
})

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
