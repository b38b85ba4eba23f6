import type { AuditAction } from '#model/audit/actions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Who did something. An `Actor` of a request is one. */
export interface Doer {
  /** Null for the product itself. */
  readonly accountId: string | null
  /** Who acted under that name. */
  readonly impersonatorId?: string | null | undefined
  /** What the browser said it was. */
  readonly client?: string
}

/** What more there is to say: whom it was done to, how many, before and after. Kept as JSON and shown as the words of the action say. */
export interface AuditDetails {
  readonly person?: { readonly accountId: string; readonly name: string; readonly email: string }
  readonly [name: string]: unknown
}

/**
 * Writes into the museum's record, in the transaction of what is recorded: both stand or neither. Names are kept as they are now.
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
