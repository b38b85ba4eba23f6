import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * Called, in their transaction, with records whose name or parent has changed: records that link to them are to be
 * found by their new names, and by those of their ancestors.
 */
export type Renamed = (tx: TenantTransaction, ids: readonly string[]) => Promise<void>
