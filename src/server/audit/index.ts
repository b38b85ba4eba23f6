import './tables.ts'

export { type AuditDetails, type Doer, recordAudit } from './store/record.ts'
