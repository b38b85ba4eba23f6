import './tables.ts'

export { type AuditOptions, auditRoutes } from './audit-routes.ts'
export { doerOf } from './doer-of.ts'
export { type AuditDetails, type Doer, recordAudit, recordAuditOnce } from './store/record.ts'
