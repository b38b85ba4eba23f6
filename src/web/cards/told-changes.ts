import type { Change } from '#model/engine/diff.ts'

const idsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether the rows that stayed stand in another order. */
function isMove({ before, after }: Change): boolean {
  const [from, to] = [idsOf(before), idsOf(after)]
  const [stayed, now] = [from.filter(id => to.includes(id)), to.filter(id => from.includes(id))]
  return stayed.some((id, place) => id !== now[place])
}

/** The changes people are told: an order that only follows from rows that came or went is none of its own. */
export const toldChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(change => change.kind !== 'moved' || isMove(change))
