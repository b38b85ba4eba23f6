import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import { mayDoWith } from '../access/belonging.ts'
import type { Expression } from '../criteria/expression.ts'

/** Returns the condition that limits a list to the records a person may open; undefined where they may open all. */
export function sightOf(declaration: CardDeclaration, holder: Holder): Expression | undefined {
  const { belongsTo, permissions } = declaration
  if (!belongsTo || isAllowed(holder, { permissions: permissions.read })) return undefined
  const open = belongsTo.owners.filter(owner => mayDoWith(declaration, holder, 'read', [owner]))
  return {
    is: 'any',
    of: open.map(({ type }) => ({
      is: 'linked',
      field: belongsTo.field,
      type: cardTypes[type],
      where: { is: 'all', of: [] },
    })),
  }
}
