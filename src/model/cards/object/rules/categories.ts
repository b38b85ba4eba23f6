import type { CardRule } from '../../../engine/define-card.ts'
import { isNaturalBranch, isNaturalistic } from '../categories.ts'
import type { ObjectCard } from '../sections.ts'

/** A branch of natural history under archaeology or coins is a slip of the hand. */
export const subcategoryFits: CardRule<ObjectCard> = ({ objectInformation }, problems) => {
  const { objectCategory, objectSubcategory } = objectInformation ?? {}
  if (objectSubcategory && isNaturalBranch(objectSubcategory) && !isNaturalistic(objectCategory))
    problems.at('objectInformation.objectSubcategory').add({ key: 'choice' })
}
