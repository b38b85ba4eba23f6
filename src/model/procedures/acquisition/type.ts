import type acquisition from '../../../../locales/en/acquisition.json'
import { recordType } from '../../record-type.ts'

export const acquisitionType = recordType<typeof acquisition>()({
  type: 'acquisition',
  id: 25,
  name: 'ACQUISITION',
  icon: 'stamp',
  module: { name: 'acquisition', of: 'procedure', firstId: 146 },
  prints: {
    DEED: { usual: 'whole', withoutRefused: true },
    THANKS_LETTER: { withoutRefused: true },
  },
})
