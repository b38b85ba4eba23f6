import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The operations about the sample data of a museum. */
export interface SampleWork {
  readonly addingIds: readonly string[]
  readonly removingId: string | null
}

/** Returns the operations about the sample data; undefined for a museum without. */
export async function sampleWork({ db, tenantId }: TenantTransaction): Promise<SampleWork | undefined> {
  const row = await db
    .selectFrom('sample_data')
    .where('tenant_id', '=', tenantId)
    .selectAll()
    .executeTakeFirst()
  return row && { addingIds: row.adding_ids, removingId: row.removing_id }
}

/** The same, locked, so that only one person at a time starts work on it; made where there is none. */
export async function holdSampleWork(tx: TenantTransaction): Promise<SampleWork> {
  const { db, tenantId } = tx
  const row = await db
    .insertInto('sample_data')
    .values({ tenant_id: tenantId, adding_ids: sql`'{}'` })
    .onConflict(conflict => conflict.column('tenant_id').doUpdateSet({ tenant_id: tenantId }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { addingIds: row.adding_ids, removingId: row.removing_id }
}

/** Notes the operation that puts the sample data in. */
export const noteAdding = ({ db, tenantId }: TenantTransaction, operationId: string) =>
  db
    .updateTable('sample_data')
    .set({ adding_ids: sql`adding_ids || ${operationId}::bigint`, removing_id: null })
    .where('tenant_id', '=', tenantId)
    .execute()

/** Notes the operation that takes the sample data away. */
export const noteRemoving = ({ db, tenantId }: TenantTransaction, operationId: string) =>
  db.updateTable('sample_data').set({ removing_id: operationId }).where('tenant_id', '=', tenantId).execute()

/** Forgets the sample data of a museum. */
export const forgetSampleWork = ({ db, tenantId }: TenantTransaction) =>
  db.deleteFrom('sample_data').where('tenant_id', '=', tenantId).execute()
