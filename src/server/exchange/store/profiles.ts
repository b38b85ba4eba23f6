import '../tables.ts'
import { sql } from 'kysely'
import { declarationOf } from '#model/cards/declarations.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { mappingAsDeclared } from '#model/exchange/mapping-as-declared.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Kept mappings of a type, with their fields as the type declares them today. */
export async function profilesOf({ db, tenantId }: TenantTransaction, cardType: string) {
  const declaration = declarationOf(cardType)
  const rows = await db
    .selectFrom('import_profile')
    .select(['id', 'name', 'mapping', 'created_by'])
    .where('tenant_id', '=', tenantId)
    .where('card_type', '=', cardType)
    .orderBy('name')
    .execute()
  return rows.map(row =>
    declaration ? { ...row, mapping: mappingAsDeclared(declaration, row.mapping) } : row,
  )
}

/** A profile that is about to be changed, held until the transaction ends. */
export const profileById = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .selectFrom('import_profile')
    .select(['id', 'created_by'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/**
 * Keeps a mapping under a name; one of that name, whatever its case, is replaced where it is one's own, or `overrides` is set.
 * @returns undefined where it is someone else's: nothing is replaced.
 */
export const putProfile = (
  { db, tenantId }: TenantTransaction,
  given: {
    readonly cardType: string
    readonly name: string
    readonly mapping: Mapping
    readonly by: string
    readonly overrides: boolean
  },
): Promise<{ id: string } | undefined> =>
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
        .doUpdateSet({ mapping: JSON.stringify(given.mapping), updated_at: sql<Date>`now()` })
        .where(eb => eb.or([eb('import_profile.created_by', '=', given.by), eb.lit(given.overrides)])),
    )
    .returning('id')
    .executeTakeFirst()

/** @returns whether there was such a profile. */
export async function deleteProfile({ db, tenantId }: TenantTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import_profile')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
