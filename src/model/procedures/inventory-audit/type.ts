import type inventoryAudit from '../../../../locales/en/inventoryAudit.json'
import { recordType } from '../../record-type.ts'

export const inventoryAuditType = recordType<typeof inventoryAudit>()({
  type: 'inventoryAudit',
  id: 22,
  name: 'INVENTORY_AUDIT',
  icon: 'clipboard-list',
  module: { name: 'inventory-audit', of: 'procedure', firstId: 101 },
  prints: { AUDIT_REPORT: { usual: 'both' } },
})
