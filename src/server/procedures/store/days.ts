import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Procedures outside the bin of which one of some days is among those from the first to the last. Days are compared as they are kept: year, month, day. */
export const proceduresWithDays = (
  { db, tenantId }: TenantTransaction,
  paths: readonly { readonly type: string; readonly path: readonly string[] }[],
  { first, last, limit }: { readonly first: string; readonly last: string; readonly limit: number },
) =>
  db
    .selectFrom('procedure')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(${sql.join(
        paths.map(
          ({ type, path }) =>
            sql`(type = ${type} and document #>> ${[...path]}::text[] between ${first} and ${last})`,
        ),
        sql` or `,
      )})`,
    )
    .select(['id', 'type', 'number', 'title', 'status', 'document'])
    .orderBy('id')
    .limit(limit)
    .execute()
