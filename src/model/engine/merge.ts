import type { Fields } from '../kinds/field.ts'
import { applyChanges } from './apply-changes.ts'
import { type Change, diffCards, sameValue, touches } from './diff.ts'
import type { Values } from './values.ts'

/** A field that two people changed in different ways. */
export interface Conflict {
  readonly path: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merge {
  /** Their version with those of my changes that nobody else touched; in conflicts theirs stands. */
  readonly merged: Values
  readonly conflicts: readonly Conflict[]
  /** My changes that are in conflict: `applyChanges(merged, chosen)` puts in those that shall win. */
  readonly mine: readonly Change[]
}

/**
 * Three-way merge of a card, field by field and row by row (acceptance row C-K15).
 * @param base what both began from.
 * @param mine what I have.
 * @param theirs what was saved meanwhile.
 */
export function mergeChanges(fields: Fields, base: Values, mine: Values, theirs: Values): Merge {
  const myChanges = diffCards(fields, base, mine)
  const theirChanges = diffCards(fields, base, theirs)
  const against = (change: Change) =>
    theirChanges.filter(their => touches(change.path, their.path) && !sameValue(change.after, their.after))
  const contested = myChanges.filter(change => change.kind !== 'moved' && against(change).length > 0)
  const free = myChanges.filter(change => !contested.includes(change))
  const conflicts = contested.map(change => ({
    path: change.path,
    base: change.before,
    mine: change.after,
    theirs: against(change)[0]?.after ?? null,
  }))
  return { merged: applyChanges(theirs, free), conflicts, mine: contested }
}
