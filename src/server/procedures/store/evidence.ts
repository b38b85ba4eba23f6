import { sql } from 'kysely'
import { procedureStatuses } from '#model/engine/aspects/statuses.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { typeIdsNamed } from './procedures.ts'

/** Returns those of the records that are objects or files of a closed procedure. */
export async function cardsInClosed(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const closed = sql`record.data #>> '{status,id}' = ${String(procedureStatuses.CLOSED.id)}`
  const { rows } = await sql<{ id: string }>`
    select line.about_id as id from card_line line
    join card record on record.tenant_id = line.tenant_id and record.id = line.record_id and ${closed}
    where line.tenant_id = ${tenantId}::bigint and line.about_id = any(${[...ids]}::bigint[])
    union
    select file.file_id from procedure_attachment file
    join card record on record.tenant_id = file.tenant_id and record.id = file.procedure_id and ${closed}
    where file.tenant_id = ${tenantId}::bigint and file.file_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

const types = typeIdsNamed(procedureDeclarations.map(({ name }) => name))

/** Returns those of the records that are procedures. */
export async function proceduresAmong(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('type', '=', sql<number>`any(${[...types]}::smallint[])`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
