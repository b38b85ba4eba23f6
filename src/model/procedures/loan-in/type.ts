import type loanIn from '../../../../locales/en/loanIn.json'
import { recordType } from '../../record-type.ts'

export const loanInType = recordType<typeof loanIn>()({
  type: 'loanIn',
  id: 26,
  name: 'LOAN_IN',
  icon: 'handshake',
  module: { name: 'loan-in', of: 'procedure', firstId: 151 },
  prints: {
    LOAN_IN_AGREEMENT: { usual: 'whole', withoutRefused: true },
    LOAN_IN_RECEIPT: { usual: 'object', withoutRefused: true },
  },
})
