import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ArchivePart } from '../tables.ts'

/** A part of a record of another museum. */
export interface PartOfArchive {
  readonly origin: string
  readonly part: ArchivePart
}

/** Returns those of some origins of which a part was taken over before. */
export async function partsTaken(
  { db, tenantId }: TenantTransaction,
  part: ArchivePart,
  origins: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('archive_part')
    .where('tenant_id', '=', tenantId)
    .where('part', '=', part)
    .where('origin', '=', sql<string>`any(${[...origins]}::text[])`)
    .select('origin')
    .execute()
  return new Set(rows.map(({ origin }) => origin))
}

/**
 * Writes down that a part is taken over, in the transaction that does it: of two who do it at once, the second waits for the first.
 * @param cardId the record it belongs to, or becomes; null for a setting of the museum
 * @returns false for one that was taken over before
 */
export async function takePart(
  { db, tenantId }: TenantTransaction,
  { origin, part }: PartOfArchive,
  cardId: string | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('archive_part')
    .values({ tenant_id: tenantId, origin, part, card_id: cardId })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (added ?? 0n) > 0n
}
