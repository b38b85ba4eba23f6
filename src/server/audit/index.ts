import './tables.ts'

export { doerOf } from './doer-of.ts'
export { type AuditDetails, type Doer, recordAudit } from './store/record.ts'
