import type { Selection } from '#model/api/cards/shapes.ts'
import { allFields } from '#model/engine/fields.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import { cardAreas } from '../../../cards/linked-cards.ts'
import { withValue } from './given.ts'

/** Returns the area whose records gather those of another; undefined where none does. */
export const gatheringArea = ({ type }: CardArea): CardArea | undefined =>
  cardAreas.find(({ declaration }) => declaration.members?.type === type)

/** The records that others gather, and those gathered within these. */
export function gatheredBy({ declaration }: CardArea, ids: readonly string[]): Selection {
  const { list = '', link = '' } = declaration.members ?? {}
  return withValue(`${list}/${link}`, 'WITHIN', ids)
}

const room = 'location/room'

/** True where records have a location in the museum. */
export const areLocated = ({ declaration }: CardArea): boolean => allFields(declaration).has(room)

/** The records that are now in places of the museum, and in places within them: the museum's own and those of others. */
export const inLocations = (termIds: readonly string[]): Selection => ({
  ...withValue(room, 'WITHIN', termIds),
  with_apart: 'true',
})
