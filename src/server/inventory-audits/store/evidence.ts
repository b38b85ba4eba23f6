import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { typeAndStatusOf } from '#server/procedures/index.ts'

/** Returns those of the records that were on the list of a signed audit, and the photographs taken in any audit. */
export async function auditedCards(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select expected.card_id as id from inventory_expected expected
    join card audit on audit.tenant_id = expected.tenant_id and audit.id = expected.procedure_id
      and ${typeAndStatusOf('audit').status} = 'CLOSED'
    where expected.tenant_id = ${tenantId}::bigint and expected.card_id = any(${[...ids]}::bigint[])
    union
    select file_id from inventory_photo
    where tenant_id = ${tenantId}::bigint and file_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}
