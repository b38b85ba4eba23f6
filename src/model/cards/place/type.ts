import type place from '../../../../locales/en/place.json'
import { recordType } from '../../record-type.ts'

export const placeType = recordType<typeof place>()({
  type: 'place',
  id: 10,
  name: 'PLACE',
  icon: 'map-pin',
  module: { name: 'place', of: 'entity', firstId: 71 },
})
