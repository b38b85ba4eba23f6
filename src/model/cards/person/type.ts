import type organization from '../../../../locales/en/organization.json'
import type person from '../../../../locales/en/person.json'
import { recordType } from '../../record-type.ts'

export const personType = recordType<typeof person>()({
  type: 'person',
  id: 5,
  name: 'PERSON',
  icon: 'user-round',
  module: { name: 'person', of: 'entity', firstId: 41 },
})

export const organizationType = recordType<typeof organization>()({
  type: 'organization',
  id: 7,
  name: 'ORGANIZATION',
  icon: 'building-2',
  listed: false,
})
