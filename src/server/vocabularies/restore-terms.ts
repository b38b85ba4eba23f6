import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termsById } from './store/rows.ts'
import { insertTerms, lockVocabulary } from './store/write.ts'
import type { TermRow } from './term-row.ts'

/**
 * Restores deleted terms to their place, or to the top when their parent is gone. Those that are there already are left alone.
 * @returns the terms that were put back.
 */
export async function restoreTerms(tx: TenantTransaction, deleted: readonly TermRow[]): Promise<TermRow[]> {
  for (const vocabulary of [...new Set(deleted.map(row => row.vocabulary))].toSorted())
    await lockVocabulary(tx, vocabulary)
  const there = await termsById(
    tx,
    deleted.flatMap(({ id, parentId, mergedIntoId }) => [id, parentId ?? [], mergedIntoId ?? []].flat()),
  )
  const back = new Map<string, TermRow>()
  const ordered = deleted.toSorted((one, other) => one.ancestors.length - other.ancestors.length)
  for (const row of ordered.filter(({ id }) => !there.has(id))) {
    const parent = row.parentId === null ? undefined : (back.get(row.parentId) ?? there.get(row.parentId))
    back.set(row.id, {
      ...row,
      parentId: parent?.id ?? null,
      ancestors: parent ? [...parent.ancestors, parent.id] : [],
      mergedIntoId: row.mergedIntoId !== null && there.has(row.mergedIntoId) ? row.mergedIntoId : null,
    })
  }
  await insertTerms(tx, [...back.values()], null)
  return [...back.values()]
}
