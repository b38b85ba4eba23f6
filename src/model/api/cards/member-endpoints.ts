import { z } from 'zod/mini'
import { declarationOf } from '../../cards/declarations.ts'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { requirementOf } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

type Gathering = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'members'>

/**
 * Calls that put cards of another type into one of this type and take them out: the objects of a collection (acceptance row C-E01). The
 * members say by one of their own fields where they belong, so whoever does it needs the right to change them, besides.
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
      /** Those that were changed; the others were there already, or were not. */
      changed: z.array(id),
      relatedEntitiesCount: z.record(z.string(), z.number()),
    }),
  } as const
  return {
    addMembers: endpoint({
      ...common,
      name: `${type}.addMembers`,
      method: 'PUT',
      summary: 'Put cards into this one; all or none: 423 while somebody else edits one of them',
    }),
    removeMembers: endpoint({
      ...common,
      name: `${type}.removeMembers`,
      method: 'DELETE',
      summary: 'Take cards out of this one; all or none',
    }),
  }
}
