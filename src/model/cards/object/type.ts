import type object from '../../../../locales/en/object.json'
import { recordType } from '../../record-type.ts'

export const objectType = recordType<typeof object>()({
  type: 'object',
  id: 1,
  name: 'OBJECT',
  icon: 'landmark',
})
