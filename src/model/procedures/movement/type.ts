import type movement from '../../../../locales/en/movement.json'
import { recordType } from '../../record-type.ts'

export const movementType = recordType<typeof movement>()({
  type: 'movement',
  id: 27,
  name: 'MOVEMENT',
  icon: 'arrow-left-right',
  module: { name: 'movement', of: 'procedure', firstId: 156 },
  prints: { MOVE_LIST: { usual: 'whole' } },
})
