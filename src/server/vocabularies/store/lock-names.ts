import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const key = (tenantId: string) => sql`hashtextextended(${`term names ${tenantId}`}, 0)`

const holding = new WeakSet<TenantTransaction['db']>()

/**
 * Keeps the names of a museum's terms, and their ancestors, as they are until the transaction ends. Whoever writes names of terms
 * into the index of a card holds them before reading them: who renames a term comes first, or comes after and finds the card (F-T24).
 * Any number hold them at once. Held after vocabularies and before the register.
 */
export async function lockTermNames({ db, tenantId }: TenantTransaction): Promise<void> {
  if (holding.has(db)) return
  await sql`select pg_advisory_xact_lock_shared(${key(tenantId)})`.execute(db)
  holding.add(db)
}

/** Waits for all who have written names of terms; the last act of a transaction that changes them, so that others wait only briefly for it. */
export async function changeTermNames({ db, tenantId }: TenantTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key(tenantId)})`.execute(db)
}
