import type { CardDeclaration } from '../engine/define-card.ts'
import { type Holder, isAllowed } from '../permissions/access.ts'
import type { Criteria } from './criteria.ts'
import { resolveField } from './search-field.ts'

/** The filters of criteria that ask about linked records of types the user may not read: places as problems name them. */
export const unreadableFilters = (
  holder: Holder,
  declaration: CardDeclaration,
  { blocks }: Criteria,
): readonly string[] =>
  blocks.flatMap(({ filters }, at) =>
    filters.flatMap(({ field }, place) => {
      const steps = resolveField(declaration, field)?.steps ?? []
      const mayRead = steps.every(({ to }) => isAllowed(holder, { permissions: to.permissions.read }))
      return mayRead ? [] : [`criteria.blocks.${at}.filters.${place}`]
    }),
  )
