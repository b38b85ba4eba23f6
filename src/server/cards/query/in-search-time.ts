import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { limitStatements } from './store/limit-statements.ts'
import type { WantedText } from './wanted.ts'

/** Milliseconds that a statement of a search may take while someone waits for it. */
export const searchTime = 10_000
/** The same of work behind the requests, which ends with a text of its own: less than after what the database ends any statement. */
export const longSearchTime = 50_000

type CostlyCriteria = Pick<WantedText, 'criteria' | 'area'>

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '57014'

/**
 * Reads what someone asks of a list. What fields or an area have to answer can be asked in ways that no index is quick at: such a search ends
 * before it is in the way of others. What the transaction does afterwards has its usual time.
 * @throws {CodedError} `search_too_broad` when it would have taken longer; the transaction is lost then.
 */
export async function withinSearchTime<T>(
  tx: TenantTransaction,
  { criteria, area }: CostlyCriteria,
  work: () => Promise<T>,
  time = searchTime,
): Promise<T> {
  if (!criteria && !area) return work()
  await limitStatements(tx, time)
  try {
    const found = await work()
    await limitStatements(tx, 'default')
    return found
  } catch (error) {
    throw isCancelled(error) ? new CodedError('search_too_broad', { cause: error }) : error
  }
}

/** The same in a transaction of its own. @throws {CodedError} `search_too_broad` */
export const inSearchTime = <T>(
  database: Database,
  tenantId: string,
  wanted: CostlyCriteria,
  work: (tx: TenantTransaction) => Promise<T>,
  time = searchTime,
): Promise<T> => database.inTenant(tenantId, tx => withinSearchTime(tx, wanted, () => work(tx), time))
