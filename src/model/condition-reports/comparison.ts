import type { DamageValues } from './damage-sheet.ts'

/** The change of a damage since the previous report. */
export const comparisons = ['NEW', 'UNCHANGED', 'WORSE', 'TREATED'] as const
export type Comparison = (typeof comparisons)[number]

/** Changes that a person may choose for a damage of the previous report; 'new' follows from its absence there. */
export const sayableComparisons = ['UNCHANGED', 'WORSE', 'TREATED'] as const
export type SayableComparison = (typeof sayableComparisons)[number]

type Compared = Pick<DamageValues, 'severity' | 'extent' | 'active'>

/** Graver, larger, or at work now. */
const isWorse = (before: Compared, now: Compared): boolean =>
  (now.severity?.id ?? 0) > (before.severity?.id ?? now.severity?.id ?? 0) ||
  (now.extent ?? 0) > (before.extent ?? now.extent ?? 0) ||
  (now.active === true && !before.active)

/** Returns the change of a damage since the previous report: as chosen by a person, else from the values. */
export function compareDamage(
  before: Compared | undefined,
  now: Compared,
  chosen: SayableComparison | null,
): Comparison {
  if (!before) return 'NEW'
  return chosen ?? (isWorse(before, now) ? 'WORSE' : 'UNCHANGED')
}
