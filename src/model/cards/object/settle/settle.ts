import { isNaturalBranch, objectCategories } from '../categories.ts'
import { authorFields, cultureFields, productionTypes } from '../core/production.ts'
import { currentDetermination } from '../current-determination.ts'
import type { ObjectCard } from '../sections.ts'

/** Whether the card knows a point on the map, of whatever it tells. */
function located({ coordinates = [], findspot, collectingPlace }: ObjectCard): boolean {
  return Boolean(findspot?.point || collectingPlace?.point || coordinates.some(({ point }) => point))
}

const dangerous = ({ hazards = [], radioactivity }: ObjectCard): boolean =>
  hazards.length > 0 || radioactivity?.radioactive === true

/** Signs by which lists are narrowed: that it can be mapped, that it must be handled with care. */
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

/** A production nobody gave a type has the one its fields speak of, as far as they agree. */
function typed(production: Production): Production {
  if (production.type) return production
  const [author, culture] = [has(production, authorFields), has(production, cultureFields)]
  if (author === culture) return production
  return { ...production, type: { id: author ? productionTypes.AUTHOR : productionTypes.CULTURE } }
}

/** Choosing one type clears the fields of the other (acceptance row C-O04). */
function cleared(production: Production): Production {
  if (production.type?.id === productionTypes.AUTHOR) return without(production, cultureFields)
  if (production.type?.id === productionTypes.CULTURE) return without(production, authorFields)
  return production
}

/** Productions without what their type is about are dropped (acceptance row C-K12: empty production authors). */
const says = (production: Production): boolean => has(production, [...authorFields, ...cultureFields, 'note'])

/** Productions in order, and the first author among them. */
function settleProductions(card: ObjectCard): ObjectCard {
  const { productions: given, author: _computed, ...rest } = card
  const productions = (given ?? []).map(typed).map(cleared).filter(says)
  const author = productions.find(({ agent }) => agent)?.agent
  return { ...rest, ...(productions.length > 0 && { productions }), ...(author && { author }) }
}

type Movement = NonNullable<ObjectCard['movements']>[number]

/** Oldest first; those of the same day, and those without one, in the order they were written. */
const chronological = (movements: readonly Movement[]): readonly Movement[] =>
  movements.toSorted((one, other) => (one.when ?? '').localeCompare(other.when ?? ''))

/**
 * The current location is where the latest movement went; nobody types it (acceptance row C-O11). A movement that does not say where it
 * began began where the one before it ended.
 */
function settleLocation(card: ObjectCard): ObjectCard {
  const { location, movements = [], ...rest } = card
  const { room: _room, since: _since, ...typed } = location ?? {}
  const ordered = chronological(movements)
  const latest = ordered.at(-1)
  const known = movements.map(movement => {
    const before = movement.from ?? ordered[ordered.indexOf(movement) - 1]?.to
    return before ? { ...movement, from: before } : movement
  })
  const current = {
    ...typed,
    ...(latest?.to && { room: latest.to }),
    ...(latest?.to && latest.when && { since: latest.when }),
  }
  return {
    ...rest,
    ...(Object.keys(current).length > 0 && { location: current }),
    ...(known.length > 0 && { movements: known }),
  }
}

/** The only determination is the current one; the name of a specimen is the taxon of it. */
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

/** Botany, zoology and their sisters are natural history, whether or not somebody said so. */
function settleCategory(card: ObjectCard): ObjectCard {
  const { objectCategory, objectSubcategory } = card.objectInformation ?? {}
  if (objectCategory || !objectSubcategory || !isNaturalBranch(objectSubcategory)) return card
  return {
    ...card,
    objectInformation: { objectCategory: { id: objectCategories.NATURALISTIC }, objectSubcategory },
  }
}

const steps = [settleCategory, settleProductions, settleDeterminations, settleLocation, settleSigns]

/** The card with what follows from it written out, and what its choices exclude taken away. */
export const settleObject = (card: ObjectCard): ObjectCard =>
  steps.reduce((settled, step) => step(settled), card)
