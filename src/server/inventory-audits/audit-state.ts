import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type FoundDiscrepancy, foundDiscrepancies } from './found-discrepancies.ts'
import { type LoggedFinding, loggedFindings } from './logged-findings.ts'
import { type Expected, expectedOf } from './store/lists.ts'
import { type PlanRecord, plansOf } from './store/plans.ts'

/** All that an audit has come to. */
export interface AuditState {
  readonly expected: readonly Expected[]
  readonly log: readonly LoggedFinding[]
  readonly discrepancies: readonly FoundDiscrepancy[]
  /** Discrepancies by key. */
  readonly plans: ReadonlyMap<string, PlanRecord>
}

/** Returns true for discrepancies with a resolution. */
export const isDone = ({ plans }: Pick<AuditState, 'plans'>, key: string): boolean =>
  plans.get(key)?.done_at instanceof Date

/** Returns true for resolutions made before further findings: they have to be reviewed. */
const standing = (plan: PlanRecord, discrepancy: FoundDiscrepancy | undefined): PlanRecord => {
  const isOutdated = discrepancy?.findings.some(
    ({ receivedAt }) => plan.done_at !== null && Date.parse(receivedAt) > plan.done_at.getTime(),
  )
  return isOutdated ? { ...plan, done_at: null, done_by: '' } : plan
}

/** Reads list and log of an audit, and compares them. */
export async function auditState(tx: TenantTransaction, id: string): Promise<AuditState> {
  const expected = await expectedOf(tx, id)
  const log = await loggedFindings(tx, id)
  const plans = await plansOf(tx, id)
  const discrepancies = foundDiscrepancies(log, expected, plans)
  const byKey = new Map(discrepancies.map(each => [each.key, each]))
  return {
    expected,
    log,
    discrepancies,
    plans: new Map([...plans].map(([key, plan]) => [key, standing(plan, byKey.get(key))])),
  }
}
