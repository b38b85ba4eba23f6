import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Counts the objects of a procedure that were not refused, and those of them whose choice is not among the given ones. */
export async function unsettledObjects(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  {
    path,
    by,
    refused,
  }: { readonly path: string; readonly by: readonly number[]; readonly refused: number | undefined },
): Promise<{ readonly total: number; readonly unsettled: number }> {
  const chosen = sql<string>`document #>> ${[...path.split('/'), 'id']}::text[]`
  const { total, unsettled } = await db
    .selectFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', procedureId)
    .$if(refused !== undefined, query =>
      query.where(sql<boolean>`decision is distinct from ${refused}::smallint`),
    )
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .select(
      sql<string>`count(*) filter (where coalesce(${chosen}, '') <> all(${by.map(String)}::text[]))`.as(
        'unsettled',
      ),
    )
    .executeTakeFirstOrThrow()
  return { total: Number(total), unsettled: Number(unsettled) }
}
