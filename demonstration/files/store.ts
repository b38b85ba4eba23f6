import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Of some names, those that contents of files have. */
export const knownNames = async (
  { db, tenantId }: TenantTransaction,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('name', 'in', [...names])
    .select('name')
    .execute()
  return new Set(rows.map(({ name }) => name))
}
