import type { CardRule } from '../../../engine/define-card.ts'
import type { ObjectCard } from '../sections.ts'

/** A production is by an author or of a culture; one that could be either must say which. */
export const productionHasType: CardRule<ObjectCard> = ({ productions = [] }, problems) => {
  for (const [index, { type }] of productions.entries())
    if (!type) problems.at(`productions.${index}.type`).add({ key: 'required' })
}
