import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

interface SourceKey {
  readonly vocabulary: string
  readonly key: string
}

/** Ids of the terms that keys of a source stand for, by vocabulary and key. */
export async function idsBySource(
  { db, tenantId }: TenantTransaction,
  wanted: readonly SourceKey[],
): Promise<(vocabulary: string, key: string) => string | undefined> {
  const vocabularies = [...new Set(wanted.map(({ vocabulary }) => vocabulary))]
  const keys = [...new Set(wanted.map(({ key }) => key))]
  const rows = await db
    .selectFrom('term')
    .select(['id', 'vocabulary', 'source_key'])
    .where('tenant_id', '=', tenantId)
    .where('vocabulary', '=', sql<string>`any(${vocabularies}::text[])`)
    .where('source_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const ids = new Map(rows.map(({ id, vocabulary, source_key }) => [`${vocabulary} ${source_key}`, id]))
  return (vocabulary, key) => ids.get(`${vocabulary} ${key}`)
}
