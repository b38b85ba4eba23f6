import type { TenantTransaction } from '#server/platform/db/index.ts'

export const signatureOf = ({ db, tenantId }: TenantTransaction, procedureId: string) =>
  db
    .selectFrom('inventory_signature')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .selectAll()
    .executeTakeFirst()

export type SignatureRecord = NonNullable<Awaited<ReturnType<typeof signatureOf>>>

export const insertSignature = (
  { db, tenantId }: TenantTransaction,
  signature: Omit<SignatureRecord, 'tenant_id'>,
) =>
  db
    .insertInto('inventory_signature')
    .values({ tenant_id: tenantId, ...signature })
    .execute()
