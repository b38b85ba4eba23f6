import type event from '../../../../locales/en/event.json'
import { recordType } from '../../record-type.ts'

export const eventType = recordType<typeof event>()({
  type: 'event',
  id: 12,
  name: 'EVENT',
  icon: 'calendar-days',
  module: { name: 'event', of: 'entity', firstId: 81 },
})
