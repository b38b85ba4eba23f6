import type reproduction from '../../../../locales/en/reproduction.json'
import { recordType } from '../../record-type.ts'

export const reproductionType = recordType<typeof reproduction>()({
  type: 'reproduction',
  id: 32,
  name: 'REPRODUCTION',
  icon: 'camera',
  module: { name: 'reproduction', of: 'procedure', firstId: 181 },
  prints: { IMAGE_LICENCE: { usual: 'whole', withoutRefused: true } },
})
