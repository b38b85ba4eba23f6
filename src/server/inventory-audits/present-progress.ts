import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type FoundProcedure, mayDoProcedure } from '#server/procedures/index.ts'
import { auditState, isDone } from './audit-state.ts'
import type { Asker } from './audits-context.ts'
import { countResults } from './count-results.ts'
import { presentList } from './present-list.ts'
import { refusesFindings } from './refuses-findings.ts'
import { mayOverride, tookPart } from './signing.ts'
import { checkersOf } from './store/findings.ts'
import { listOf } from './store/lists.ts'
import { refusalCount } from './store/refusals.ts'
import { signatureOf } from './store/signatures.ts'

/** The progress of an audit, and the permitted actions. */
export async function presentProgress(
  tx: TenantTransaction,
  { actor, language }: Asker,
  { row, declaration }: FoundProcedure,
): Promise<AuditProgress> {
  const list = await listOf(tx, row.id)
  const signature = await signatureOf(tx, row.id)
  const state = await auditState(tx, row.id)
  const checkers = await checkersOf(tx, row.id)
  const done = state.discrepancies.filter(({ key }) => isDone(state, key)).length
  return {
    list: list ? presentList(list) : null,
    signature: signature ?? null,
    refuses: await refusesFindings(tx, row, list),
    ...countResults(state, language),
    refused: await refusalCount(tx, row.id),
    checkers,
    discrepancies: { open: state.discrepancies.length - done, done },
    may: {
      edit: mayDoProcedure(actor, declaration, 'edit') && row.status !== 'CLOSED' && !signature,
      sign:
        mayDoProcedure(actor, declaration, 'close') &&
        list !== undefined &&
        row.status !== 'CLOSED' &&
        !signature,
      tookPart: tookPart(actor, checkers),
      override: mayOverride(actor),
    },
  }
}
