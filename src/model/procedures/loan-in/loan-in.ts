import { checkReasons } from '../../condition-reports/condition-fields.ts'
import type { Becoming } from '../../engine/aspects/becoming.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { holdings } from '../../groups/holdings.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { defineProcedure } from '../define-procedure.ts'
import { exitReasons } from '../object-exit/sections.ts'
import { loanInEffects } from './effects.ts'
import { lenderRoom } from './lender-room.ts'
import { lenderDecisions, loanInLine, loanInStates, refusedWithReason } from './line.ts'
import { loanInPapers } from './papers.ts'
import { endsAfterItStarts, type LoanInValues, loanInSections } from './sections.ts'
import { loanInType } from './type.ts'

const isDated: Guard<LoanInValues> = {
  name: 'dated',
  holds: ({ values }) => Boolean(values.lender && values.loan?.start && values.loan.end),
}

const isDecided: Guard<LoanInValues> = {
  name: 'decided',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isSigned: Guard<LoanInValues> = {
  name: 'signed',
  holds: ({ values }) => Boolean(values.agreement?.signed),
}

const isInsured: Guard<LoanInValues> = {
  name: 'insured',
  holds: ({ values }) => Boolean(values.insurance?.policyNumber || values.insurance?.stateIndemnity),
}

const isChecked: Guard<LoanInValues> = {
  name: 'checked',
  holds: ({ objects }) => objects.unchecked === 0,
}

const becomes: readonly Becoming<LoanInValues, ValuesOf<typeof loanInLine>>[] = [
  {
    type: 'CONDITION_CHECK',
    from: ['inTheHouse', 'returned'],
    values: () => ({ reason: { id: checkReasons.LOAN_ARRIVAL } }),
    line: ({ conditionIn }) => ({ conservationState: conditionIn }),
  },
  {
    type: 'MOVEMENT',
    from: ['inTheHouse'],
    line: ({ placedAt, packing }) => ({ foundAt: placedAt, packing }),
  },
  {
    type: 'OBJECT_EXIT',
    from: ['inTheHouse'],
    values: ({ lender, contact, loan }) => ({
      receiver: lender,
      receiverContact: contact,
      reason: { id: exitReasons.RETURN_TO_OWNER },
      plannedOn: loan?.end,
    }),
    line: ({ packing, conditionOut, conditionIn }) => ({ packing, condition: conditionOut ?? conditionIn }),
  },
]

/** Loans that the museum borrows from others, from the request to the return (Spectrum: loans in). */
export const loanIn = defineProcedure({
  recordType: loanInType,
  path: '/api/v1/loans-in',
  guide: 'loans#loan-in',
  sections: loanInSections,
  rules: [endsAfterItStarts],
  subtitle: ({ lender }) => lender?.name ?? '',
  columns: ['title', 'number', 'lender', 'loan/start', 'loan/end', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: loanInLine,
    rules: [refusedWithReason],
    begins: { holding: { id: holdings.LOAN_IN } },
    decision: {
      path: 'decision/decision',
      undecided: lenderDecisions.UNKNOWN,
      refused: lenderDecisions.REFUSED,
      reason: 'decision/reason',
      day: 'decision/date',
    },
  },
  workflow: {
    numberPrefix: 'LI',
    steps: {
      asked: { id: 1, status: 'TODO' },
      agreed: { id: 2, status: 'ONGOING', guards: [isDated, isDecided] },
      signed: { id: 3, status: 'ONGOING', guards: [isDated, isDecided, isSigned] },
      underWay: { id: 4, status: 'ONGOING', guards: [isSigned, isInsured] },
      inTheHouse: { id: 5, status: 'ONGOING', guards: [isSigned, isInsured] },
      returned: { id: 6, status: 'DONE', guards: [isChecked] },
      closed: { id: 7, status: 'CLOSED', guards: [isChecked] },
      refused: { id: 8, status: 'CLOSED', endsFrom: ['asked', 'agreed'] },
      withdrawn: { id: 9, status: 'CLOSED', endsFrom: ['asked', 'agreed', 'signed'] },
    },
    settles: {
      path: 'state',
      by: [loanInStates.RETURNED, loanInStates.RETURNED_DAMAGED],
      step: 'returned',
    },
    // It takes no objects: what is borrowed is there to be shown and studied.
    dates: [
      { path: 'loan/start', kind: 'loanInStart', remindDays: [30, 7] },
      {
        path: 'loan/end',
        kind: 'loanInEnd',
        remindDays: [90, 30, 7, 0, -7, -14, -21, -28],
        isDeadline: true,
      },
      { path: 'agreement/extensionUntil', kind: 'loanInExtension', remindDays: [30, 7] },
      { path: 'insurance/end', kind: 'loanInInsuranceEnd', remindDays: [30, 7] },
      { path: 'border/reExportBy', kind: 'reExport', remindDays: [60, 30, 7] },
    ],
    effects: loanInEffects,
    becomes,
  },
  attachmentTypes: [
    'LETTER_OF_REQUEST',
    'FACILITY_REPORT',
    'AGREEMENT',
    'AUTHORIZATION_DOCUMENT',
    'RECEIPT',
    'REPORT',
    'PHOTOGRAPH',
    'INVOICE',
    'CORRESPONDENCE',
    'OTHER',
  ],
  rooms: lenderRoom,
  papers: loanInPapers,
})
