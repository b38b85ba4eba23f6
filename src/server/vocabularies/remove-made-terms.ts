import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordChange } from './change-record.ts'
import type { Editor } from './store/changes.ts'
import { changedTerms, leantOn, madeBy } from './store/made.ts'
import { termsById } from './store/rows.ts'
import { deleteTerms, lockVocabulary } from './store/write.ts'
import type { TermRow } from './term-row.ts'
import { heldInUse, type TermsInUse } from './terms-in-use.ts'

/**
 * Removes the terms that an operation made and that nothing needs any more. Those that are used, that someone changed since, and those
 * above them stay.
 * @param editor who takes the operation back; its operation is the one that does.
 */
export async function removeMadeTerms(
  tx: TenantTransaction,
  editor: Editor,
  operationId: string,
  termsInUse: TermsInUse,
): Promise<void> {
  for (const [vocabulary, made] of await madeBy(tx, operationId)) {
    await lockVocabulary(tx, vocabulary)
    const there = await termsById(tx, made)
    const ids = [...there.keys()]
    const needed = [
      ...(await heldInUse(tx, ids, termsInUse)),
      ...(await changedTerms(tx, vocabulary, ids)),
      ...(await leantOn(tx, ids)),
    ]
    const kept = new Set(needed.flatMap(id => [id, ...above(there.get(id))]))
    const gone = [...there.values()].filter(({ id }) => !kept.has(id))
    if (gone.length === 0) continue
    await deleteTerms(tx, gone)
    await recordChange(tx, editor, { code: vocabulary, kind: 'DELETE', before: gone })
  }
}

/** Terms that a remaining term depends on. */
const above = (term: TermRow | undefined): readonly string[] =>
  term ? [...term.ancestors, ...(term.mergedIntoId ? [term.mergedIntoId] : [])] : []
