import type damageLoss from '../../../../locales/en/damageLoss.json'
import { recordType } from '../../record-type.ts'

export const damageLossType = recordType<typeof damageLoss>()({
  type: 'damageLoss',
  id: 33,
  name: 'DAMAGE_LOSS',
  icon: 'triangle-alert',
  module: { name: 'damage-loss', of: 'procedure', firstId: 186 },
  prints: { INCIDENT_REPORT: { usual: 'whole' }, IDENTIFICATION_SHEET: { usual: 'object' } },
})
