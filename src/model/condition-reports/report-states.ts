import type { Freezes } from '../engine/aspects/freezes.ts'
import type { DamageValues } from './damage-sheet.ts'
import type { ReportValues } from './report-sheet.ts'

/** The values of a report that guards examine before it is finished. */
type Written = Pick<ReportValues, 'grade' | 'date'> & { readonly damages?: readonly DamageValues[] }

/** Whom someone signs for. */
export const signerRoles = ['CHECKER', 'WITNESS', 'COURIER', 'LENDER', 'BORROWER', 'OTHER'] as const
export type SignerRole = (typeof signerRoles)[number]

/** Requirements for finishing a report: its grade, its date, the types of its damages. */
export const finishGuards = ['graded', 'dated', 'typed'] as const
export type FinishGuard = (typeof finishGuards)[number]

const holds: Readonly<Record<FinishGuard, (values: Written) => boolean>> = {
  graded: ({ grade }) => grade !== undefined,
  dated: ({ date }) => date !== undefined,
  typed: ({ damages = [] }) => damages.every(({ damageType }) => damageType !== undefined),
}

/** A report is written, then finished for good, and signed. */
export const reportFreezes: Pick<Freezes, 'guards' | 'signers'> = {
  guards: finishGuards.map(name => ({ name, holds: holds[name] })),
  signers: signerRoles,
}
