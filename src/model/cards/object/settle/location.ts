import type { ObjectCard } from '../sections.ts'

type Movement = NonNullable<ObjectCard['movements']>[number]

/** Oldest first; those of the same day, and those without one, in the order they were written. */
const chronological = (movements: readonly Movement[]): readonly Movement[] =>
  movements.toSorted((one, other) => (one.when ?? '').localeCompare(other.when ?? ''))

/**
 * The current location is where the latest movement went; nobody types it (acceptance row C-O11). A movement that does not say where it
 * began began where the one before it ended.
 */
export function settleLocation(card: ObjectCard): ObjectCard {
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
