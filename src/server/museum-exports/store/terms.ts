import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Vocabularies in which a museum has terms, with how many. */
export async function usedVocabularies({ db, tenantId }: TenantTransaction) {
  const rows = await db
    .selectFrom('term')
    .where('tenant_id', '=', tenantId)
    .groupBy('vocabulary')
    .orderBy('vocabulary')
    .select(({ fn }) => ['vocabulary', fn.countAll<string>().as('terms')])
    .execute()
  return rows.map(({ vocabulary, terms }) => ({ vocabulary, terms: Number(terms) }))
}

/** The next changes of vocabularies, oldest first. The terms before and after are JSON as the database writes it: there may be many thousands of a change. */
export const termChangesAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('term_change')
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select([
      'id',
      'vocabulary',
      'kind',
      'at',
      'account_id',
      'impersonator_id',
      'undone_at',
      sql<string>`before::text`.as('before'),
      sql<string>`after::text`.as('after'),
    ])
    .execute()
