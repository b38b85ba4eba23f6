import type { Effects } from '../../engine/aspects/effects.ts'
import { holdings } from '../../groups/holdings.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { holdingOf } from '../holding-of.ts'
import { type loanInLine, loanInStates } from './line.ts'
import type { LoanInValues } from './sections.ts'

/** Changes that a loan in makes in the records of its objects. */
export const loanInEffects: Effects<LoanInValues, ValuesOf<typeof loanInLine>> = {
  holding: {
    id: 1,
    at: 'inTheHouse',
    edits: () => [{ kind: 'set', path: 'holding', value: { id: holdings.LOAN_IN } }],
  },
  arrival: {
    id: 2,
    at: 'inTheHouse',
    when: ({ line }) => line.placedAt !== undefined,
    edits: ({ number, line, today }) => [
      {
        kind: 'add',
        path: 'movements',
        value: { to: line.placedAt, when: line.receivedOn ?? today, note: number },
      },
    ],
  },
  register: {
    id: 4,
    at: 'inTheHouse',
    enters: {
      register: 'LOANS',
      columns: { party: 'lender', purpose: 'purpose', from: 'loan/start', until: 'loan/end' },
    },
  },
  returned: {
    id: 3,
    at: 'returned',
    when: ({ line }) => line.state?.id !== loanInStates.LOST,
    // Bought or given to the museum while it was on loan, it stays.
    edits: (_given, record) =>
      holdingOf(record) === holdings.LOAN_IN
        ? [{ kind: 'set', path: 'holding', value: { id: holdings.LEFT } }]
        : [],
  },
}
