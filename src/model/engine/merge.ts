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
  /** Their version with my changes that they did not touch; in conflicts theirs stays. */
  readonly merged: Values
  readonly conflicts: readonly Conflict[]
  /** My conflicting changes: `applyChanges(merged, chosen)` applies those that should win. */
  readonly mine: readonly Change[]
}

/**
 * Merges a record three ways, field by field and row by row (C-K15).
 * @param base the common starting version.
 * @param mine my version.
 * @param theirs the version saved in the meantime.
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
