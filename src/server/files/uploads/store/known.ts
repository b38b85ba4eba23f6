import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Files of some contents that are not in the bin, the oldest first. */
export const filesWithContents = async ({ db, tenantId }: TenantTransaction, sha256: readonly string[]) =>
  sha256.length === 0
    ? []
    : db
        .selectFrom('file')
        .innerJoin('card', join =>
          join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
        )
        .select(['file.sha256', 'card.id', 'card.titles'])
        .where('file.tenant_id', '=', tenantId)
        .where('file.sha256', '=', sql<string>`any(${[...new Set(sha256)]}::text[])`)
        .where('file.current', '=', true)
        .where('card.deleted_at', 'is', null)
        .orderBy('card.id')
        .execute()

/** Checksum of the present content of each of some files. */
export async function checksumsOf(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (cardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .select(['card_id', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .where('current', '=', true)
    .execute()
  return new Map(rows.map(({ card_id, sha256 }) => [card_id, sha256]))
}

/** Those of some files that are linked with other cards than one. */
export async function linkedElsewhere(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
  except: string | null,
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('card_link')
    .select('card_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .where('other_id', '<>', except ?? '0')
    .execute()
  return new Set(rows.map(({ card_id }) => card_id))
}

/** Pairs of records and files that are attached to them, among some of both: '<record> <file>'. */
export async function attachedPairs(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0 || fileIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('card_link')
    .select(['card_id', 'other_id'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...new Set(cardIds)]}::bigint[])`)
    .where('other_id', '=', sql<string>`any(${[...new Set(fileIds)]}::bigint[])`)
    .where('field', '=', '')
    .execute()
  return new Set(rows.map(({ card_id, other_id }) => `${card_id} ${other_id}`))
}
