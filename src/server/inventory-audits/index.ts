import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { AuditsContext } from './audits-context.ts'
import { auditRoutes } from './routes.ts'

export { auditEvidence } from './evidence.ts'

/** Inventory audits: from the frozen list to the signed report (C-P09). */
export const inventoryAuditRoutes = (context: AuditsContext): readonly Route[] => auditRoutes(context)
