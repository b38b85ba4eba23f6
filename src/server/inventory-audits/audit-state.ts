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
  /** Of discrepancies, by their keys. */
  readonly plans: ReadonlyMap<string, PlanRecord>
}

/** Whether something was done about a discrepancy. */
export const isDone = ({ plans }: Pick<AuditState, 'plans'>, key: string): boolean =>
  plans.get(key)?.done_at instanceof Date

/** Reads list and log of an audit, and compares them. */
export async function auditState(tx: TenantTransaction, id: string): Promise<AuditState> {
  const expected = await expectedOf(tx, id)
  const log = await loggedFindings(tx, id)
  return { expected, log, discrepancies: foundDiscrepancies(log, expected), plans: await plansOf(tx, id) }
}
