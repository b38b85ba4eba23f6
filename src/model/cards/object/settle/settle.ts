import { isNaturalBranch, objectCategories } from '../categories.ts'
import { authorFields, cultureFields, productionTypes } from '../core/production.ts'
import { currentDetermination } from '../current-determination.ts'
import type { ObjectCard } from '../sections.ts'
import { settleLight } from './light.ts'
import { settleMovements } from './movements.ts'

/** Returns true when the record has coordinates in any of its fields. */
function located({ coordinates = [], findspot, collectingPlace }: ObjectCard): boolean {
  return Boolean(findspot?.point || collectingPlace?.point || coordinates.some(({ point }) => point))
}

const dangerous = ({ hazards = [], radioactivity }: ObjectCard): boolean =>
  hazards.length > 0 || radioactivity?.radioactive === true

/** Sets the derived flags used as filters: can be mapped, needs careful handling. */
function settleSigns(card: ObjectCard): ObjectCard {
  const { hasCoordinates: _mapped, hazardous: _warned, ...rest } = card
  return {
    ...rest,
    ...(located(card) && { hasCoordinates: true as const }),
    ...(dangerous(card) && { hazardous: true as const }),
  }
}

type Production = NonNullable<ObjectCard['productions']>[number]

const has = (production: Production, fields: readonly (keyof Production)[]): boolean =>
  fields.some(field => production[field] !== undefined)

const without = (production: Production, fields: readonly (keyof Production)[]): Production =>
  has(production, fields)
    ? (Object.fromEntries(
        Object.entries(production).filter(([key]) => !fields.includes(key as never)),
      ) as Production)
    : production

/** Derives a missing production type from the filled fields, if they agree. */
function typed(production: Production): Production {
  if (production.type) return production
  const [author, culture] = [has(production, authorFields), has(production, cultureFields)]
  if (author === culture) return production
  return { ...production, type: { id: author ? productionTypes.AUTHOR : productionTypes.CULTURE } }
}

/** Clears the fields of the other production type (C-O04). */
function cleared(production: Production): Production {
  if (production.type?.id === productionTypes.AUTHOR) return without(production, cultureFields)
  if (production.type?.id === productionTypes.CULTURE) return without(production, authorFields)
  return production
}

/** Returns true when a production has content for its type; others are dropped (C-K12: empty production authors). */
const hasContent = (production: Production): boolean =>
  has(production, [...authorFields, ...cultureFields, 'note'])

/** Tidies the productions and derives the first maker, with the qualifier of the attribution. */
function settleProductions(card: ObjectCard): ObjectCard {
  const { productions: given, author: _computed, authorQualifier: _derived, ...rest } = card
  const productions = (given ?? []).map(typed).map(cleared).filter(hasContent)
  const first = productions.find(({ agent }) => agent)
  return {
    ...rest,
    ...(productions.length > 0 && { productions }),
    ...(first?.agent && { author: first.agent }),
    ...(first?.qualifier && { authorQualifier: first.qualifier }),
  }
}

/** Marks the only determination as current, and derives the specimen's name from the current one. */
function settleDeterminations(card: ObjectCard): ObjectCard {
  const { naturalisticObjectName: _computed, ...rest } = card
  const current = currentDetermination(card)
  if (!current) return rest
  const determinations = card.determinations?.map(row =>
    row === current ? { ...row, current: true as const } : row,
  )
  return {
    ...rest,
    ...(determinations && { determinations }),
    ...(current.taxon && { naturalisticObjectName: current.taxon }),
  }
}

/** Sets the category natural history for subcategories such as botany and zoology. */
function settleCategory(card: ObjectCard): ObjectCard {
  const { objectCategory, objectSubcategory } = card.objectInformation ?? {}
  if (objectCategory || !objectSubcategory || !isNaturalBranch(objectSubcategory)) return card
  return {
    ...card,
    objectInformation: { objectCategory: { id: objectCategories.NATURALISTIC }, objectSubcategory },
  }
}

/** Clears the day of a loss of what is there again. */
function settleLoss(card: ObjectCard): ObjectCard {
  const { lostSince: _noticed, ...there } = card
  return card.loss ? card : there
}

const steps = [
  settleCategory,
  settleProductions,
  settleDeterminations,
  settleMovements,
  settleLoss,
  settleLight,
  settleSigns,
]

/** Fills in derived fields and clears those that other choices exclude. */
export const settleObject = (card: ObjectCard): ObjectCard =>
  steps.reduce((settled, step) => step(settled), card)
