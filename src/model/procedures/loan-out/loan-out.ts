import { attachmentTypes } from '../attachment-types.ts'
import { defineProcedure, type Guard } from '../define-procedure.ts'
import { borrowerRoom } from './borrower-room.ts'
import { deniedWithReason, loanDecisions, loanLine, loanStates } from './line.ts'
import { endsAfterItStarts, type LoanOutValues, loanOutSections } from './sections.ts'

const isDated: Guard<LoanOutValues> = {
  name: 'dated',
  holds: ({ values }) => Boolean(values.loan?.start && values.loan.end),
}

const isDecided: Guard<LoanOutValues> = {
  name: 'decided',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isSigned: Guard<LoanOutValues> = {
  name: 'signed',
  holds: ({ values }) => Boolean(values.agreement?.signed),
}

const isInsured: Guard<LoanOutValues> = {
  name: 'insured',
  holds: ({ values }) => Boolean(values.insurance?.policyNumber || values.insurance?.stateIndemnity),
}

const isChecked: Guard<LoanOutValues> = {
  name: 'checked',
  holds: ({ objects }) => objects.unchecked === 0,
}

/** Until then the house may refuse. */
const unsigned = ['requested', 'inReview', 'informationAsked', 'termsAgreed']

/** A loan to another museum, from the request to the return (Spectrum: loans out; acceptance row C-P06). */
export const loanOut = defineProcedure({
  type: 'loanOut',
  name: 'LOAN_OUT',
  module: 'loan-out',
  numberPrefix: 'LO',
  sections: loanOutSections,
  rules: [endsAfterItStarts],
  line: loanLine,
  lineRules: [deniedWithReason],
  decision: { path: 'decision/decision', undecided: loanDecisions.UNKNOWN, refused: loanDecisions.DENIED },
  settles: { path: 'state', by: [loanStates.RETURNED, loanStates.RETURNED_DAMAGED], step: 'returned' },
  steps: {
    requested: { status: 'TODO' },
    inReview: { status: 'TODO' },
    informationAsked: { status: 'ONGOING' },
    termsAgreed: { status: 'ONGOING', guards: [isDated, isDecided] },
    agreementSigned: { status: 'ONGOING', guards: [isDated, isDecided, isSigned] },
    preparing: { status: 'ONGOING', guards: [isSigned, isInsured] },
    onLoan: { status: 'ONGOING', guards: [isSigned, isInsured] },
    returned: { status: 'DONE', guards: [isChecked] },
    closed: { status: 'CLOSED', guards: [isChecked] },
    refused: { status: 'CLOSED', endsFrom: unsigned },
    withdrawn: { status: 'CLOSED', endsFrom: [...unsigned, 'agreementSigned', 'preparing'] },
  },
  attachmentTypes,
  takesObjects: { from: 'loan/start', until: 'loan/end' },
  dates: [
    { path: 'loan/start', kind: 'start', remindDays: [30, 7] },
    { path: 'loan/end', kind: 'end', remindDays: [90, 30, 7, 0, -7, -14, -21, -28], isDeadline: true },
    { path: 'agreement/renewalUntil', kind: 'renewal', remindDays: [30] },
    { path: 'insurance/end', kind: 'insuranceEnd', remindDays: [30, 7] },
  ],
  room: borrowerRoom,
})
