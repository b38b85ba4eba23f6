import type objectEntry from '../../../../locales/en/objectEntry.json'
import { recordType } from '../../record-type.ts'

export const objectEntryType = recordType<typeof objectEntry>()({
  type: 'objectEntry',
  id: 24,
  name: 'OBJECT_ENTRY',
  icon: 'package-plus',
  module: { name: 'object-entry', of: 'procedure', firstId: 141 },
  prints: { ENTRY_RECEIPT: { usual: 'whole', withoutRefused: true } },
})
