import '../tables.ts'
import { sql } from 'kysely'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export const profilesOf = ({ db, tenantId }: TenantTransaction, cardType: string) =>
  db
    .selectFrom('import_profile')
    .select(['id', 'name', 'mapping'])
    .where('tenant_id', '=', tenantId)
    .where('card_type', '=', cardType)
    .orderBy('name')
    .execute()

/** Keeps a mapping under a name; one of that name, whatever its case, is replaced. */
export const putProfile = (
  { db, tenantId }: TenantTransaction,
  given: { readonly cardType: string; readonly name: string; readonly mapping: Mapping; readonly by: string },
): Promise<{ id: string }> =>
  db
    .insertInto('import_profile')
    .values({
      tenant_id: tenantId,
      card_type: given.cardType,
      name: given.name,
      mapping: JSON.stringify(given.mapping),
      created_by: given.by,
    })
    .onConflict(conflict =>
      conflict
        .expression(sql`tenant_id, card_type, lower(name)`)
        .doUpdateSet({ mapping: JSON.stringify(given.mapping), updated_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

/** @returns whether there was such a profile. */
export async function deleteProfile({ db, tenantId }: TenantTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import_profile')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
