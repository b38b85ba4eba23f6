import { sql } from 'kysely'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardRecord } from './cards.ts'
import { unsetAssociation } from './unset-association.ts'

const any = (ids: readonly string[]) => sql<string>`any(${[...ids]}::bigint[])`

/** Returns the covers of records, and whether each is still attached to its record. Files are their own cover and are left out. */
export const coversOf = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<
  readonly { readonly id: string; readonly cover: string | null; readonly isAttached: boolean }[]
> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; cover: string | null; isAttached: boolean }>`
    select card.id, card.cover_file_id as cover, exists (
      select from card_link link
      where link.tenant_id = ${tenantId} and link.card_id = card.id and link.other_id = card.cover_file_id
        and link.other_type = ${attachedType} and link.association = ${unsetAssociation} and link.field = ''
    ) as "isAttached"
    from card
    where card.tenant_id = ${tenantId} and card.id = ${any(ids)} and card.type <> ${attachedType}`.execute(db)
  return rows
}

/** Returns those of the files that have a picture. */
export const picturedFiles = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', any(ids))
    .where('cover_file_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns the records that have one of the files as their cover; ids of any type may be passed. */
export const cardsCoveredBy = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct owner.id from card file
    join card_link link on link.tenant_id = ${tenantId} and link.card_id = file.id
    join card owner on owner.tenant_id = ${tenantId} and owner.id = link.other_id and owner.cover_file_id = file.id
    where file.tenant_id = ${tenantId} and file.id = ${any(ids)} and file.type = ${attachedType}
    order by owner.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sets the covers of locked cards; the caller announces the change. @returns the updated rows */
export async function updateCovers(
  { db, tenantId }: TenantTransaction,
  covers: ReadonlyMap<string, string | null>,
  by: { readonly accountId: string; readonly name: string },
): Promise<readonly CardRecord[]> {
  const { rows } = await sql<CardRecord>`
    update card set version = card.version + 1, updated_at = clock_timestamp(),
      updated_by = ${by.accountId}, updated_name = ${by.name}, cover_file_id = next.cover
    from unnest(${[...covers.keys()]}::bigint[], ${[...covers.values()]}::bigint[]) as next (id, cover)
    where card.tenant_id = ${tenantId} and card.id = next.id
    returning card.*`.execute(db)
  return rows
}
