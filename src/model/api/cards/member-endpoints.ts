import { z } from 'zod/mini'
import { declarationOf } from '../../cards/declarations.ts'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { requirementOf } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

type Gathering = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'members'>

/**
 * Returns the endpoints that add records of another type to one of this type and remove them, such as the objects of a collection (C-E01).
 * Membership is a field of the member, so the caller also needs permission to edit the members.
 * @returns undefined for a type that has no members.
 */
export function memberEndpoints({ type, path, permissions, members }: Gathering) {
  const declaration = members && declarationOf(members.type)
  if (!members || !declaration) return undefined
  const common = {
    path: `${path}/:id/${members.address}`,
    access: requirementOf({ permissions }, 'link'),
    params: z.object({ id }),
    body: z.object({ itemIds: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
    output: z.object({
      /** The members that changed; the others were already in, or already out. */
      changed: z.array(id),
      relatedEntitiesCount: z.record(z.string(), z.number()),
    }),
  } as const
  return {
    addMembers: endpoint({
      ...common,
      name: `${type}.addMembers`,
      method: 'PUT',
      summary: 'Add members; all or none: 423 while someone else edits one of them',
    }),
    removeMembers: endpoint({
      ...common,
      name: `${type}.removeMembers`,
      method: 'DELETE',
      summary: 'Remove members; all or none',
    }),
  }
}
