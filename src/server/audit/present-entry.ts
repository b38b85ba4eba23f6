import type { AuditEntry } from '#model/api/audit.ts'
import type { entriesOf } from './store/read.ts'

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

/** An entry as it is told. */
export const presentEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  account: row.account_id === null ? null : { id: row.account_id, name: row.name, email: row.email },
  impersonator:
    row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name },
  client: row.client,
  details: row.details,
})
