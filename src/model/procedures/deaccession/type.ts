import type deaccession from '../../../../locales/en/deaccession.json'
import { recordType } from '../../record-type.ts'

export const deaccessionType = recordType<typeof deaccession>()({
  type: 'deaccession',
  id: 30,
  name: 'DEACCESSION',
  icon: 'archive-x',
  module: { name: 'deaccession', of: 'procedure', firstId: 171 },
  prints: { DEACCESSION_RECORD: { usual: 'whole' } },
})
