import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/**
 * Statements of the rest of a transaction are not shared out among several processes of the database: what is looked at is bounded, so that to
 * start others takes longer than they save; and which cards are met first is the same every time.
 */
export const inOneProcess = ({ db }: TenantTransaction) =>
  sql`set local max_parallel_workers_per_gather = 0`.execute(db)
