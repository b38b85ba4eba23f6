import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

interface SourceKey {
  readonly vocabulary: string
  readonly key: string
}

/** A term that a key of a source denotes. */
export interface SourceTerm {
  readonly id: string
  /** The one that has taken its place. */
  readonly mergedIntoId: string | null
}

/** The terms that keys of a source denote, by vocabulary and key. */
export async function termsOfKeys(
  { db, tenantId }: TenantTransaction,
  wanted: readonly SourceKey[],
): Promise<(vocabulary: string, key: string) => SourceTerm | undefined> {
  const vocabularies = [...new Set(wanted.map(({ vocabulary }) => vocabulary))]
  const keys = [...new Set(wanted.map(({ key }) => key))]
  const rows = await db
    .selectFrom('term')
    .select(['id', 'vocabulary', 'source_key', 'merged_into_id as mergedIntoId'])
    .where('tenant_id', '=', tenantId)
    .where('vocabulary', '=', sql<string>`any(${vocabularies}::text[])`)
    .where('source_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const terms = new Map(rows.map(row => [`${row.vocabulary} ${row.source_key}`, row]))
  return (vocabulary, key) => terms.get(`${vocabulary} ${key}`)
}
