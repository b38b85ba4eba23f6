import type linkItem from '../../../../locales/en/linkItem.json'
import { recordType } from '../../record-type.ts'

export const linkItemType = recordType<typeof linkItem>()({
  type: 'linkItem',
  id: 13,
  name: 'LINK_ITEM',
  icon: 'link-2',
})
