import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lockTerms } from './store/write.ts'

/** Says which of these terms cards still have. */
export type TermsInUse = (tx: TenantTransaction, ids: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Returns those of the terms to be deleted that records still use. They are locked first: a save that is using one has either come before and is
 * seen, or waits and finds the term gone.
 */
export async function heldInUse(
  tx: TenantTransaction,
  ids: readonly string[],
  termsInUse: TermsInUse,
): Promise<ReadonlySet<string>> {
  await lockTerms(tx, ids)
  return termsInUse(tx, ids)
}
