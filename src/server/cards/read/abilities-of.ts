import type { Abilities } from '#model/api/cards/shapes.ts'
import type { CardAction, CardDeclaration } from '#model/engine/define-card.ts'
import { requirementOf } from '#model/engine/requirement-of.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'

/** What somebody may do with cards of a type. */
export const mayDo = (declaration: CardDeclaration, holder: Holder, action: CardAction): boolean =>
  isAllowed(holder, requirementOf(declaration, action))

/** The same for one card, as the client shows or hides its buttons. Administrators bring back what was deleted and take over what is locked. */
export function abilitiesOf(declaration: CardDeclaration, actor: MuseumActor): Abilities {
  const may = (action: CardAction) => mayDo(declaration, actor, action)
  const administrates = actor.role === 'TENANT_ADMIN'
  return {
    edit: may('update'),
    delete: may('delete'),
    publish: may('publish'),
    link: may('link'),
    share: may('share'),
    download: may('download'),
    restore: administrates,
    takeOver: administrates && may('update'),
  }
}
