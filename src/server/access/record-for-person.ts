import type { Transaction } from 'kysely'
import type { AuditAction } from '#model/audit/actions.ts'
import { type AuditDetails, type Doer, recordAudit } from '#server/audit/index.ts'
import { enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { membershipsOf } from './store/memberships.ts'

/** Writes what happened to an account into the record of every museum its person works in: it opens the doors of them all. */
export async function recordForPerson(
  db: Transaction<Tables>,
  accountId: string,
  doer: Doer,
  action: AuditAction,
  at: Date,
  details?: AuditDetails,
): Promise<void> {
  await enterPerson(db, accountId)
  for (const { tenantId } of await membershipsOf(db, accountId, at)) {
    await recordAudit(await enterMuseum(db, tenantId), doer, action, at, details)
  }
}
