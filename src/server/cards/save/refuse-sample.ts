import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { sampleAmong } from '../store/sample-records.ts'
import { goingOut } from './going-out.ts'
import type { Write } from './plan-writes.ts'

/** Refuses to publish sample data, in any way: it says nothing about the museum (F-W10). @throws {CodedError} `conflict` */
export async function refuseSample(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  writes: readonly Write[],
): Promise<void> {
  if ((await sampleAmong(tx, goingOut(declaration, writes))).size > 0)
    throw new CodedError('conflict', { text: 'errors.sample' })
}
