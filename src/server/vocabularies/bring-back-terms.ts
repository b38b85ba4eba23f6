import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordChange } from './change-record.ts'
import { restoreTerms } from './restore-terms.ts'
import type { Editor } from './store/changes.ts'
import { deletedTerms } from './store/made.ts'
import { termsById } from './store/rows.ts'
import type { TermRow } from './term-row.ts'

/** Makes terms that were deleted again, with those above them, since something that has them is there again. */
export async function bringBackTerms(
  tx: TenantTransaction,
  editor: Editor,
  ids: readonly string[],
): Promise<void> {
  const back = new Map<string, TermRow>()
  for (let wanted: readonly string[] = ids; wanted.length > 0; ) {
    const there = await termsById(tx, wanted)
    const missing = wanted.filter(id => !there.has(id) && !back.has(id))
    const found = missing.length === 0 ? [] : await deletedTerms(tx, missing)
    for (const term of found) back.set(term.id, term)
    wanted = found.flatMap(({ ancestors }) => ancestors)
  }
  const rows = await restoreTerms(tx, [...back.values()])
  for (const [code, created] of Map.groupBy(rows, ({ vocabulary }) => vocabulary))
    await recordChange(tx, editor, { code, kind: 'ADD', created })
}
