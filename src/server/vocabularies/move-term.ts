import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type RecordedNews, recordChange } from './change-record.ts'
import { lockTerm } from './edit-term.ts'
import type { Editor } from './store/changes.ts'
import { childrenOf, termsById } from './store/rows.ts'
import { liftDescendants, updateTerms } from './store/write.ts'
import type { TermRow } from './term-row.ts'

export interface Place {
  /** Null for the top. */
  readonly parentId: string | null
  /** The neighbour it is placed before; null for the last place. */
  readonly beforeId: string | null
}

/**
 * Puts a term, with all below it, elsewhere.
 * @throws {CodedError} `invalid_input` when the parent is no term of the vocabulary, is narrower than the term itself, or the list is flat.
 */
export async function moveTerm(
  tx: TenantTransaction,
  editor: Editor,
  id: string,
  place: Place,
): Promise<RecordedNews | undefined> {
  const term = await lockTerm(tx, id)
  const ancestors = await newAncestors(tx, term, place.parentId)
  const neighbours = (await childrenOf(tx, term.vocabulary, place.parentId)).filter(row => row.id !== id)
  const index = place.beforeId === null ? -1 : neighbours.findIndex(row => row.id === place.beforeId)
  const moved: TermRow = { ...term, parentId: place.parentId, ancestors }
  const line = neighbours.toSpliced(index === -1 ? neighbours.length : index, 0, moved)
  const after = line.flatMap((row, position) =>
    row.position === position && row !== moved ? [] : [{ ...row, position }],
  )
  const old = new Map([term, ...neighbours].map(row => [row.id, row]))
  const before = after.flatMap(row => old.get(row.id) ?? [])
  if (JSON.stringify(after) === JSON.stringify(before)) return undefined
  await updateTerms(tx, before, after)
  if (term.parentId !== place.parentId) await liftDescendants(tx, id, term.ancestors, ancestors)
  return recordChange(tx, editor, { code: term.vocabulary, kind: 'MOVE', before, after })
}

async function newAncestors(
  tx: TenantTransaction,
  term: TermRow,
  parentId: string | null,
): Promise<readonly string[]> {
  if (parentId === null) return []
  const refused = (text?: 'vocabularies.errors.cycle') =>
    new CodedError('invalid_input', { ...(text && { text }), fields: { parentId: { key: 'choice' } } })
  const parent = (await termsById(tx, [parentId])).get(parentId)
  if (parent?.vocabulary !== term.vocabulary) throw refused()
  if (vocabularies[term.vocabulary as VocabularyCode].flat) throw refused()
  if (parent.id === term.id || parent.ancestors.includes(term.id)) throw refused('vocabularies.errors.cycle')
  return [...parent.ancestors, parent.id]
}
