import type { ReportValues } from '#model/condition-reports/report-sheet.ts'
import type { FinishGuard } from '#model/condition-reports/report-states.ts'
import type { CardValues } from '#model/engine/define-card.ts'

/** What is missing before a report can be finished: its grade, its date, the types of its damages. */
export function unmetGuards(
  values: CardValues,
  damages: readonly { readonly document: CardValues }[],
): FinishGuard[] {
  const { grade, date }: ReportValues = values
  const holds: Readonly<Record<FinishGuard, boolean>> = {
    graded: grade !== undefined,
    dated: date !== undefined,
    typed: damages.every(({ document }) => document.damageType !== undefined),
  }
  return (Object.keys(holds) as FinishGuard[]).filter(name => !holds[name])
}
