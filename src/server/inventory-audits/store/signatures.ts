import { sql } from 'kysely'
import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

type Signature = NonNullable<AuditProgress['signature']>

/** The signature under an audit, as its frozen report has it. */
export async function signatureOf(
  { db, tenantId }: TenantTransaction,
  id: string,
): Promise<Signature | undefined> {
  const row = await db
    .selectFrom('card_frozen')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .select(['sha256', sql<Omit<Signature, 'sha256'>>`content::jsonb -> 'signature'`.as('signature')])
    .executeTakeFirst()
  return row && { ...row.signature, sha256: row.sha256 }
}
