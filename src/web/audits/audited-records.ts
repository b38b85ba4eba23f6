import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'

/** The type of the records that audits look for. */
export const auditedRecords = recordsOfLines(inventoryAudit.lines)
