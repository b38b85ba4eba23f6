import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * Told, in their transaction, of cards that are called something else now, or stand below others: cards that link to them are to be
 * found by their new names, and by those of what stands above them.
 */
export type Renamed = (tx: TenantTransaction, ids: readonly string[]) => Promise<void>
