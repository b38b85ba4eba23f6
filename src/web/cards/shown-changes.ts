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
 * Returns the changes to show. A change of order caused by added or removed rows is left out, and so are computed fields: no user entered
 * them, and they cannot be restored separately.
 */
export const shownChanges = (
  declaration: Pick<CardDeclaration, 'sections'>,
  changes: readonly Change[],
): readonly Change[] =>
  changes.filter(
    change =>
      !fieldAt(declaration, change.path)?.field.derived && (change.kind !== 'moved' || isMove(change)),
  )
