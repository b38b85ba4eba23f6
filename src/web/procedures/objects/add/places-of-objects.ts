import type { Selection } from '#model/api/cards/shapes.ts'
import { cardAreas } from '../../../cards/linked-cards.ts'
import { objectsArea } from '../objects-area.ts'
import { withValue } from './given.ts'

/** The area whose cards gather objects. */
export const collectionsArea = cardAreas.find(
  ({ declaration }) => declaration.members?.type === objectsArea?.type,
)

/** The objects of collections, and of those within them. */
export function inCollections(ids: readonly string[]): Selection {
  const { list = '', link = '' } = collectionsArea?.declaration.members ?? {}
  return withValue(`${list}/${link}`, 'WITHIN', ids)
}

/** The objects that are now in places of the museum, and in places within them. */
export const inLocations = (termIds: readonly string[]): Selection =>
  withValue('location/room', 'WITHIN', termIds)
