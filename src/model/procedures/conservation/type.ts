import type conservation from '../../../../locales/en/conservation.json'
import { recordType } from '../../record-type.ts'

export const conservationType = recordType<typeof conservation>()({
  type: 'conservation',
  id: 28,
  name: 'CONSERVATION',
  icon: 'brush',
  module: { name: 'conservation', of: 'procedure', firstId: 161 },
  prints: {
    TREATMENT_PROPOSAL: { usual: 'whole' },
    TREATMENT_REPORT: { usual: 'object' },
  },
})
