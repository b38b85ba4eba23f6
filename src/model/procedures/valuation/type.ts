import type valuation from '../../../../locales/en/valuation.json'
import { recordType } from '../../record-type.ts'

export const valuationType = recordType<typeof valuation>()({
  type: 'valuation',
  id: 34,
  name: 'VALUATION',
  icon: 'coins',
  module: { name: 'valuation', of: 'procedure', firstId: 191 },
  prints: { VALUATION_LIST: { usual: 'whole' } },
})
