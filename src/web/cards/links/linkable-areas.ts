import { isLinkable } from '#model/cards/linkable-types.ts'
import { isAllowed } from '#model/permissions/access.ts'
import type { CardType } from '#model/record-types.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { CardArea } from '../card-area.ts'
import { cardAreas } from '../linked-cards.ts'

/** The areas whose records the user may link to a record of a type: areas they may not read are not offered (C-S03). */
export function useLinkableAreas(from?: CardType): readonly CardArea[] {
  const visitor = visitorOf(useSession())
  return cardAreas.filter(
    ({ type, declaration }) =>
      isLinkable(type, from) &&
      visitor.signedIn &&
      isAllowed(visitor, { permissions: declaration.permissions.read }),
  )
}
