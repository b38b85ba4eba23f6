import type { ObjectCard } from '../sections.ts'

type Movement = NonNullable<ObjectCard['movements']>[number]

/** Returns the movements that count and lead somewhere, oldest first; those on the same day or without a date keep their order. */
const inOrder = ({ movements = [] }: ObjectCard): readonly Movement[] =>
  movements
    .filter(({ struck, to }) => !struck && to)
    .toSorted((one, other) => (one.when ?? '').localeCompare(other.when ?? ''))

type Place = ObjectCard['location']

/** Returns what people say about the location: where an object is follows from its movements and is never typed. */
function typedPlace(location: Place): Place {
  const { room: _room, since: _since, planned: _planned, ...typed } = location ?? {}
  return Object.keys(typed).length > 0 ? typed : undefined
}

/** Fills in where movements start: a movement without a starting location starts where the one before it ended. */
export function settleMovements(card: ObjectCard): ObjectCard {
  const { movements, location, ...rest } = card
  const ordered = inOrder(card)
  const known = movements?.map(movement => {
    const before = movement.from ?? ordered[ordered.indexOf(movement) - 1]?.to
    return before ? { ...movement, from: before } : movement
  })
  const typed = typedPlace(location)
  return { ...rest, ...(typed && { location: typed }), ...(known && { movements: known }) }
}

/**
 * Derives where an object is from the latest movement whose day has come (C-O11), and the day of the next one that is planned. A movement without a day is
 * the first.
 */
export function locate(card: ObjectCard, today: string): ObjectCard {
  const { location, ...rest } = card
  const ordered = inOrder(card)
  const latest = ordered.findLast(({ when = '' }) => when <= today)
  const next = ordered.find(({ when = '' }) => when > today)
  const current = {
    ...typedPlace(location),
    ...(latest?.to && { room: latest.to }),
    ...(latest?.to && latest.when && { since: latest.when }),
    ...(next?.when && { planned: next.when }),
  }
  return { ...rest, ...(Object.keys(current).length > 0 && { location: current }) }
}
