import type { DamageValues } from './damage-sheet.ts'

/** How a damage stands to what the report before said of it. */
export const comparisons = ['NEW', 'UNCHANGED', 'WORSE', 'TREATED'] as const
export type Comparison = (typeof comparisons)[number]

/** What a person may say of a damage that was there before; new is what was not. */
export const sayableComparisons = ['UNCHANGED', 'WORSE', 'TREATED'] as const
export type SayableComparison = (typeof sayableComparisons)[number]

type Compared = Pick<DamageValues, 'severity' | 'extent' | 'active'>

/** Graver, larger, or at work now. */
const isWorse = (before: Compared, now: Compared): boolean =>
  (now.severity?.id ?? 0) > (before.severity?.id ?? now.severity?.id ?? 0) ||
  (now.extent ?? 0) > (before.extent ?? now.extent ?? 0) ||
  (now.active === true && !before.active)

/** How a damage stands to the one before: as the person says, else as their values do. */
export function compareDamage(
  before: Compared | undefined,
  now: Compared,
  said: SayableComparison | null,
): Comparison {
  if (!before) return 'NEW'
  return said ?? (isWorse(before, now) ? 'WORSE' : 'UNCHANGED')
}
