import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { FoundProcedure } from '#server/procedures/index.ts'
import type { RefusalReason } from './read-finding.ts'
import type { ListRecord } from './store/lists.ts'
import { signatureOf } from './store/signatures.ts'

/** Why an audit takes no findings at all; null: it does. */
export async function refusesFindings(
  tx: TenantTransaction,
  { id, status }: FoundProcedure['row'],
  list: ListRecord | undefined,
): Promise<RefusalReason | null> {
  if (!list) return 'NOT_FROZEN'
  if (await signatureOf(tx, id)) return 'SIGNED'
  return status === 'ONGOING' ? null : 'NOT_RUNNING'
}
