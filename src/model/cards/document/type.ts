import type document from '../../../../locales/en/document.json'
import { recordType } from '../../record-type.ts'

export const documentType = recordType<typeof document>()({
  type: 'document',
  id: 6,
  name: 'DOCUMENT',
  icon: 'scroll-text',
  module: { name: 'document', of: 'entity', firstId: 51 },
})
