import { isNaturalBranch, objectCategories } from '../categories.ts'
import type { ObjectCard } from '../sections.ts'

/** Botany, zoology and their sisters are natural history, whether or not somebody said so. */
export function settleCategory(card: ObjectCard): ObjectCard {
  const { objectCategory, objectSubcategory } = card.objectInformation ?? {}
  if (objectCategory || !objectSubcategory || !isNaturalBranch(objectSubcategory)) return card
  return {
    ...card,
    objectInformation: { objectCategory: { id: objectCategories.NATURALISTIC }, objectSubcategory },
  }
}
