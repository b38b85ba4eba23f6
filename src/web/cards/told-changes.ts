import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { fieldAt } from '#model/engine/fields.ts'

const idsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns true when the remaining rows are in another order. */
function isMove({ before, after }: Change): boolean {
  const [from, to] = [idsOf(before), idsOf(after)]
  const [stayed, now] = [from.filter(id => to.includes(id)), to.filter(id => from.includes(id))]
  return stayed.some((id, place) => id !== now[place])
}

/**
 * The changes people are told. An order that only follows from rows that came or went is none of its own, nor is what is computed from
 * other fields: nobody typed it, and nobody can bring it back alone.
 */
export const toldChanges = (
  declaration: Pick<CardDeclaration, 'sections'>,
  changes: readonly Change[],
): readonly Change[] =>
  changes.filter(
    change =>
      !fieldAt(declaration, change.path)?.field.derived && (change.kind !== 'moved' || isMove(change)),
  )
