import type { Abilities } from '#model/api/cards/shapes.ts'
import type { OwnedAction, Owner } from '#model/engine/aspects/belonging.ts'
import { frozenStateOf, isFrozen } from '#model/engine/aspects/freezes.ts'
import { isReadOnly } from '#model/engine/aspects/steps.ts'
import type { CardAction, CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { binRequirement, requirementOf } from '#model/engine/requirement-of.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { mayDoWith } from './belonging.ts'

/** Returns true for actions permitted on records of a type. */
export const mayDo = (declaration: CardDeclaration, holder: Holder, action: CardAction): boolean =>
  isAllowed(holder, requirementOf(declaration, action))

/**
 * The same for one record, which decides the buttons that the client shows. Administrators can take over locks; closed records are read-only.
 * @param owners types of the records it belongs to
 */
export function abilitiesOf(
  declaration: CardDeclaration,
  actor: MuseumActor,
  { values, owners }: { readonly values: CardValues; readonly owners: readonly Owner[] },
): Abilities {
  const may = (action: OwnedAction) => mayDoWith(declaration, actor, action, owners)
  const isOpen = !isReadOnly(declaration, values)
  const state = declaration.freezes && frozenStateOf(declaration.freezes, values)
  const byHand = declaration.freezes?.byStep === undefined
  const administrates = actor.role === 'TENANT_ADMIN'
  return {
    edit: isOpen && may('update'),
    delete: !isFrozen(declaration, values) && may('delete'),
    publish: !declaration.unpublished && may('publish'),
    link: isOpen && may('link'),
    share: may('share'),
    download: may('download'),
    restore: isAllowed(actor, binRequirement(declaration)),
    takeOver: administrates && may('update'),
    finish: byHand && state === 'DRAFT' && may('finish'),
    annul: byHand && state === 'FINISHED' && may('annul'),
    sign: state === 'FINISHED' && may('update'),
  }
}
