/** A report is written, then finished for good; what was wrong with a finished one is told by annulling it, with a reason. */
export const reportStates = ['DRAFT', 'FINISHED', 'ANNULLED'] as const
export type ReportState = (typeof reportStates)[number]

/** Whom somebody signs for. */
export const signerRoles = ['CHECKER', 'WITNESS', 'COURIER', 'LENDER', 'BORROWER', 'OTHER'] as const
export type SignerRole = (typeof signerRoles)[number]

/** What must be there before a report is finished; words under `guard/<name>`. */
export const finishGuards = ['graded', 'dated', 'typed'] as const
export type FinishGuard = (typeof finishGuards)[number]
