import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * The key of a museum in its exported tables: no other museum has it, in this installation or another, and it stays the same in a backup
 * that is restored elsewhere. Ids alone say nothing: another installation counts from 1, too.
 */
export async function museumKey({ db, tenantId }: TenantTransaction): Promise<string> {
  const { key } = await db
    .selectFrom('tenant')
    .select(
      sql<string>`id::text || '-' || to_hex((extract(epoch from created_at) * 1000000)::bigint)`.as('key'),
    )
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return key
}
