import type objectExit from '../../../../locales/en/objectExit.json'
import { recordType } from '../../record-type.ts'

export const objectExitType = recordType<typeof objectExit>()({
  type: 'objectExit',
  id: 29,
  name: 'OBJECT_EXIT',
  icon: 'package-minus',
  module: { name: 'object-exit', of: 'procedure', firstId: 166 },
  prints: { EXIT_RECEIPT: { usual: 'both' } },
})
