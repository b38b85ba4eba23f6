import { entityTypeOf, entityTypes } from './entity-types.ts'
import { yearsBetween } from './life-dates.ts'
import type { PersonCard } from './sections.ts'

/** The card with its kind said and its years written out: whoever says anything says it of a person, unless of a body. */
export function settlePerson(card: PersonCard): PersonCard {
  const { lifeDates: _computed, ...rest } = card
  if (Object.keys(rest).length === 0) return rest
  const isPerson = entityTypeOf(rest) === 'person'
  const lived = isPerson
    ? yearsBetween(rest.birthDate, rest.deathDate)
    : yearsBetween(rest.foundationDate, rest.dissolutionDate)
  const lifeDates = lived ?? yearsBetween(rest.activityDate, rest.activityDate)
  return {
    ...rest,
    entityType: { id: isPerson ? entityTypes.PERSON : entityTypes.ORGANIZATION },
    ...(lifeDates && { lifeDates }),
  }
}
