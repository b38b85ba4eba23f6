import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { limitStatements } from './store/limit-statements.ts'
import type { WantedText } from './wanted.ts'

/** Milliseconds that a statement of a search may take while somebody waits for it. */
export const searchTime = 10_000

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '57014'

/**
 * Reads what somebody asks of a list in a transaction of its own. What fields or an area have to answer can be asked in ways that no index is quick at:
 * such a search ends before it is in the way of others.
 * @throws {CodedError} `search_too_broad` when it would have taken longer.
 */
export async function inSearchTime<T>(
  database: Database,
  tenantId: string,
  { criteria, area }: Pick<WantedText, 'criteria' | 'area'>,
  work: (tx: TenantTransaction) => Promise<T>,
  time = searchTime,
): Promise<T> {
  if (!criteria && !area) return database.inTenant(tenantId, work)
  try {
    return await database.inTenant(tenantId, async tx => {
      await limitStatements(tx, time)
      return work(tx)
    })
  } catch (error) {
    throw isCancelled(error) ? new CodedError('search_too_broad', { cause: error }) : error
  }
}
