import type { ColumnType } from 'kysely'
import type { AuditAction } from '#model/audit/actions.ts'
import type { Generated, Id } from '#server/platform/db/tables.ts'

interface AuditEntryTable {
  tenant_id: string
  id: Id
  at: Date
  action: AuditAction
  account_id: string | null
  name: Generated<string>
  email: Generated<string>
  impersonator_id: string | null
  impersonator_name: Generated<string>
  client: Generated<string>
  details: ColumnType<Record<string, unknown>, string | undefined, never>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable
  }
}
