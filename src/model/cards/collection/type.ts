import type collection from '../../../../locales/en/collection.json'
import { recordType } from '../../record-type.ts'

export const collectionType = recordType<typeof collection>()({
  type: 'collection',
  id: 3,
  name: 'COLLECTION',
  icon: 'box',
})
