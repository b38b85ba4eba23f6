import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Which of some cards a procedure that is closed has among its objects or files. */
export async function cardsInClosed(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select line.card_id as id from procedure_object line
    join procedure on procedure.tenant_id = line.tenant_id and procedure.id = line.procedure_id
      and procedure.status = 'CLOSED'
    where line.tenant_id = ${tenantId}::bigint and line.card_id = any(${[...ids]}::bigint[])
    union
    select file.file_id from procedure_attachment file
    join procedure on procedure.tenant_id = file.tenant_id and procedure.id = file.procedure_id
      and procedure.status = 'CLOSED'
    where file.tenant_id = ${tenantId}::bigint and file.file_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}
