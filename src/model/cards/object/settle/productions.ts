import { authorFields, cultureFields, productionTypes } from '../core/production.ts'
import type { ObjectCard } from '../sections.ts'

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
export function settleProductions(card: ObjectCard): ObjectCard {
  const { productions: given, author: _computed, ...rest } = card
  const productions = (given ?? []).map(typed).map(cleared).filter(says)
  const author = productions.find(({ agent }) => agent)?.agent
  return { ...rest, ...(productions.length > 0 && { productions }), ...(author && { author }) }
}
