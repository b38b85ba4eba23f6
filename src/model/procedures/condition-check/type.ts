import type conditionCheck from '../../../../locales/en/conditionCheck.json'
import { recordType } from '../../record-type.ts'

export const conditionCheckType = recordType<typeof conditionCheck>()({
  type: 'conditionCheck',
  id: 21,
  name: 'CONDITION_CHECK',
  icon: 'clipboard-check',
  module: { name: 'condition-check', of: 'procedure', firstId: 121 },
  prints: { CONDITION_REPORT: { usual: 'both' } },
})
