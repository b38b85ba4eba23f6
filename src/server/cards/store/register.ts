import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lockTermNames } from '#server/vocabularies/index.ts'

/**
 * Holds what the cards of a museum share until the transaction ends: their numbers, links and counts, and the dictionary of facet values.
 * One order keeps those who change cards at once from waiting for each other in a circle: first the cards, all of them, by id; then
 * vocabularies; then the names of terms; then the register; and its holder waits for nothing else. Held already, it is had at once.
 */
export async function holdRegister(tx: TenantTransaction): Promise<void> {
  await lockTermNames(tx)
  const { db, tenantId } = tx
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${tenantId}`}, 0))`.execute(db)
}
