import type exhibition from '../../../../locales/en/exhibition.json'
import { recordType } from '../../record-type.ts'

export const exhibitionType = recordType<typeof exhibition>()({
  type: 'exhibition',
  id: 31,
  name: 'EXHIBITION',
  icon: 'frame',
  module: { name: 'exhibition', of: 'procedure', firstId: 176 },
  prints: {
    EXHIBITION_LIST: { usual: 'whole', withoutRefused: true },
    EXHIBITION_LABELS: { usual: 'object', withoutRefused: true },
  },
})
