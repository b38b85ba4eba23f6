import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Ids of the terms that keys of a source stand for, by key. */
export async function idsBySource(
  { db, tenantId }: TenantTransaction,
  vocabulary: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('term')
    .select(['id', 'source_key'])
    .where('tenant_id', '=', tenantId)
    .where('vocabulary', '=', vocabulary)
    .where('source_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, source_key }) => [source_key ?? '', id]))
}
