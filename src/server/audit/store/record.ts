import { sql } from 'kysely'
import type { AuditAction } from '#model/audit/actions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The author of an entry. An `Actor` of a request is one. */
export interface Doer {
  /** Null for the product itself. */
  readonly accountId: string | null
  /** The person who acted under that name. */
  readonly impersonatorId?: string | null | undefined
  /** Name of the browser. */
  readonly client?: string
}

/** Further details: the person concerned, how many, before and after. Kept as JSON and shown as the words of the action say. */
export interface AuditDetails {
  readonly person?: { readonly accountId: string; readonly name: string; readonly email: string }
  readonly [name: string]: unknown
}

/**
 * Writes into the museum's record, in the same transaction as the recorded change: both are committed or neither. Names are kept as they are now.
 * Passwords, tokens and the contents of cards never belong in here.
 */
export async function recordAudit(
  { db, tenantId }: TenantTransaction,
  { accountId, impersonatorId = null, client = '' }: Doer,
  action: AuditAction,
  at: Date,
  details: AuditDetails = {},
): Promise<void> {
  const ids = [accountId, impersonatorId].filter(id => id !== null)
  const people = await db
    .selectFrom('account')
    .where('id', 'in', [...ids, '0'])
    .select(['id', 'first_name', 'last_name', 'email'])
    .execute()
  const person = people.find(({ id }) => id === accountId)
  const impersonator = people.find(({ id }) => id === impersonatorId)
  const nameOf = (row: typeof person) => (row ? `${row.first_name} ${row.last_name}`.trim() : '')
  await db
    .insertInto('audit_entry')
    .values({
      tenant_id: tenantId,
      at,
      action,
      account_id: accountId,
      name: nameOf(person),
      email: person?.email ?? '',
      impersonator_id: impersonatorId,
      impersonator_name: nameOf(impersonator) || (impersonator?.email ?? ''),
      client: client.slice(0, 300),
      details: JSON.stringify(details),
    })
    .execute()
}

/**
 * The same for what comes in many small pieces, or can be made to: nothing is written when the same person did the same a moment ago.
 * @param seconds how long that moment is
 */
export async function recordAuditOnce(
  tx: TenantTransaction,
  seconds: number,
  doer: Doer,
  action: AuditAction,
  at: Date,
  details: AuditDetails = {},
): Promise<void> {
  const same = await tx.db
    .selectFrom('audit_entry')
    .where('tenant_id', '=', tx.tenantId)
    .where('account_id', 'is not distinct from', doer.accountId)
    .where('impersonator_id', 'is not distinct from', doer.impersonatorId ?? null)
    .where('at', '>', new Date(at.getTime() - seconds * 1000))
    .where('action', '=', action)
    .where('details', '=', sql<Record<string, unknown>>`${JSON.stringify(details)}::jsonb`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!same) await recordAudit(tx, doer, action, at, details)
}
