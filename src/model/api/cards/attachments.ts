import { z } from 'zod/mini'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { recordRequirement } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { recordShapes } from './record-parts.ts'

type Addressed = Pick<
  CardDeclaration,
  'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes' | 'addresses' | 'uploaded'
>

/**
 * Returns the endpoints for files attached to a record: attach, detach, reorder (C-O07). The caller also needs permission to read files.
 * @returns undefined for a type whose records are files themselves.
 */
export function attachmentEndpoints(declaration: Addressed) {
  const { type, path, addresses, uploaded } = declaration
  if (uploaded) return undefined
  const common = {
    path: `${path}${addresses.files}`,
    access: recordRequirement(declaration, 'link'),
    params: z.object({ id: z.optional(id) }),
    body: z.object({
      /** The record; absent when the address names it. */
      id: z.optional(id),
      fileIds: z.array(id).check(z.minLength(1), z.maxLength(1000)),
    }),
    output: recordShapes(type).answer,
  } as const
  return {
    attach: endpoint({
      ...common,
      name: `${type}.attachFiles`,
      method: 'PUT',
      summary:
        'Attach files after the existing ones; the first picture becomes the cover of a record without one',
    }),
    detach: endpoint({
      ...common,
      name: `${type}.detachFiles`,
      method: 'DELETE',
      summary: 'Detach files, which are kept; a detached cover is no longer the cover',
    }),
    order: endpoint({
      ...common,
      name: `${type}.orderFiles`,
      method: 'PUT',
      path: `${common.path}/order`,
      summary: 'Reorder attached files: in the given order, they take the positions they have together',
    }),
  }
}

export type AttachmentEndpoints = NonNullable<ReturnType<typeof attachmentEndpoints>>
