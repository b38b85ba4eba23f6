import { checkReasons } from '../../condition-reports/condition-fields.ts'
import type { Becoming } from '../../engine/aspects/becoming.ts'
import { type Guard, nothingLost } from '../../engine/aspects/workflow.ts'
import { conditionCheckType } from '../condition-check/type.ts'
import { defineProcedure } from '../define-procedure.ts'
import { exitReasons } from '../object-exit/sections.ts'
import { borrowerRoom } from './borrower-room.ts'
import { deniedWithReason, loanDecisions, loanLine, loanStates } from './line.ts'
import { loanOutPapers } from './papers.ts'
import { endsAfterItStarts, type LoanOutValues, loanOutSections } from './sections.ts'
import { loanOutType } from './type.ts'

const stageReasons = {
  departure: checkReasons.LOAN_DEPARTURE,
  arrival: checkReasons.LOAN_ARRIVAL,
  return: checkReasons.LOAN_RETURN,
} as const

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

/** A condition check of the objects of a loan at one of its stages, due on a day of the loan (C-P07). */
const checkAt = (
  stage: keyof typeof stageReasons,
  from: readonly string[],
  due: (loan: LoanOutValues['loan']) => unknown = () => undefined,
): Becoming<LoanOutValues> => ({
  type: conditionCheckType.name,
  as: stage,
  from,
  values: ({ loan }) => {
    const deadline = due(loan)
    return { reason: { id: stageReasons[stage] }, ...(deadline !== undefined && { deadline }) }
  },
})

/** Steps before the contract, at which the museum may refuse. */
const unsigned = ['requested', 'inReview', 'informationAsked', 'termsAgreed']

/** A loan to another museum, from request to return (Spectrum: loans out; C-P06). */
export const loanOut = defineProcedure({
  recordType: loanOutType,
  path: '/api/v1/loans-out',
  guide: 'loans#loan-out',
  sections: loanOutSections,
  rules: [endsAfterItStarts],
  subtitle: ({ borrower }) => borrower?.name ?? '',
  columns: ['title', 'number', 'borrower', 'loan/start', 'loan/end', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: loanLine,
    rules: [deniedWithReason],
    decision: {
      path: 'decision/decision',
      undecided: loanDecisions.UNKNOWN,
      refused: loanDecisions.DENIED,
      reason: 'decision/denyReason',
      by: 'decision/decidedBy',
      day: 'decision/date',
    },
  },
  workflow: {
    numberPrefix: 'LO',
    steps: {
      requested: { id: 1, status: 'TODO' },
      inReview: { id: 2, status: 'TODO' },
      informationAsked: { id: 3, status: 'ONGOING' },
      termsAgreed: { id: 4, status: 'ONGOING', guards: [isDated, isDecided, nothingLost] },
      agreementSigned: { id: 5, status: 'ONGOING', guards: [isDated, isDecided, isSigned, nothingLost] },
      preparing: { id: 6, status: 'ONGOING', guards: [isSigned, isInsured, nothingLost] },
      onLoan: { id: 7, status: 'ONGOING', guards: [isSigned, isInsured, nothingLost] },
      returned: { id: 8, status: 'DONE', guards: [isChecked] },
      closed: { id: 9, status: 'CLOSED', guards: [isChecked] },
      refused: { id: 10, status: 'CLOSED', endsFrom: unsigned },
      withdrawn: { id: 11, status: 'CLOSED', endsFrom: [...unsigned, 'agreementSigned', 'preparing'] },
    },
    settles: { path: 'state', by: [loanStates.RETURNED, loanStates.RETURNED_DAMAGED], step: 'returned' },
    takesObjects: { from: 'loan/start', until: 'loan/end' },
    effects: {
      register: {
        id: 1,
        at: 'onLoan',
        enters: {
          register: 'LOANS',
          columns: { party: 'borrower', purpose: 'purpose', from: 'loan/start', until: 'loan/end' },
        },
      },
    },
    dates: [
      { path: 'loan/start', kind: 'start', remindDays: [30, 7] },
      { path: 'loan/end', kind: 'end', remindDays: [90, 30, 7, 0, -7, -14, -21, -28], isDeadline: true },
      { path: 'agreement/renewalUntil', kind: 'renewal', remindDays: [30] },
      { path: 'insurance/end', kind: 'insuranceEnd', remindDays: [30, 7] },
    ],
    becomes: [
      checkAt('departure', ['preparing'], loan => loan?.start),
      checkAt('arrival', ['onLoan']),
      checkAt('return', ['returned'], loan => loan?.end),
      {
        type: 'OBJECT_EXIT',
        from: ['preparing'],
        values: ({ borrower, contact, loan }) => ({
          receiver: borrower,
          receiverContact: contact,
          reason: { id: exitReasons.LOAN },
          plannedOn: loan?.start,
          returnBy: loan?.end,
        }),
        line: ({ packing }) => ({ packing }),
      },
      { type: 'CONSERVATION', from: ['preparing', 'returned'] },
    ],
  },
  attachmentTypes: [
    'FACILITY_REPORT',
    'LETTER_OF_REQUEST',
    'SCIENTIFIC_PROJECT',
    'AUTHORIZATION_DOCUMENT',
    'OTHER',
  ],
  rooms: borrowerRoom,
  papers: loanOutPapers,
})
