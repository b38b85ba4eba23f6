import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * Called, in their transaction, with records whose name or parent has changed: records that link to them are to be
 * found by their new names, and by those of their ancestors. `identity`: each became one with another record, or is
 * a record of its own again.
 */
export type Renamed = (tx: TenantTransaction, ids: readonly string[], change?: 'identity') => Promise<void>

/**
 * Called, in their transaction, with records that became one with another, or are records of their own again: another module moves
 * what it holds about them. That module depends on this one, so the function is passed in.
 */
export type Merged = (tx: TenantTransaction, ids: readonly string[]) => Promise<void>
