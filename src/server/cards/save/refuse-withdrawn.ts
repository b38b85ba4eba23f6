import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { withdrawalsOf } from '../store/withdrawals.ts'
import { goingOut } from './going-out.ts'
import type { Write } from './plan-writes.ts'

/**
 * Refuses to publish, in any way, records that were withdrawn at once, until a person lifts that (O-W33).
 * @throws {CodedError} `withdrawn`
 */
export async function refuseWithdrawn(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  writes: readonly Write[],
): Promise<void> {
  const [withdrawn] = (await withdrawalsOf(tx, goingOut(declaration, writes))).values()
  if (withdrawn) throw new CodedError('withdrawn', { data: { reason: withdrawn.reason } })
}
