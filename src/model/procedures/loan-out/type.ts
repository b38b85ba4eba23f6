import type loanOut from '../../../../locales/en/loanOut.json'
import { recordType } from '../../record-type.ts'

export const loanOutType = recordType<typeof loanOut>()({
  type: 'loanOut',
  id: 20,
  name: 'LOAN_OUT',
  icon: 'truck',
  module: { name: 'loan-out', of: 'procedure', firstId: 111 },
  prints: {
    LOAN_AGREEMENT: { usual: 'whole', withoutRefused: true },
    LOAN_RECEIPT: { usual: 'object', withoutRefused: true },
  },
})
