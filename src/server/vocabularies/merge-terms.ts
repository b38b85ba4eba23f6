import { alternativesOf, asAlternatives } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type RecordedNews, recordChange } from './change-record.ts'
import { lockTerm } from './edit-term.ts'
import { knownTerm } from './known-vocabulary.ts'
import { lastPositions } from './store/by-name.ts'
import type { Editor } from './store/changes.ts'
import { childrenOf, mergedInto } from './store/rows.ts'
import { liftDescendants, updateTerms } from './store/write.ts'
import type { TermRow } from './term-row.ts'

/**
 * Lets one term take the place of another: terms below the old one go below the new one, and the old one is no longer offered but
 * remembers where it went, so that its names still lead somewhere; the new one has them beside its own. Cards that have the old term are the caller's to change.
 * @returns the change; `undoChange` with its id takes it back.
 * @throws {CodedError} `invalid_input` when both are the same, of two vocabularies, or the new one is narrower than the old one or is out of use.
 */
export async function mergeTerm(
  tx: TenantTransaction,
  editor: Editor,
  fromId: string,
  intoId: string,
): Promise<RecordedNews> {
  const from = await lockTerm(tx, fromId)
  const into = await knownTerm(tx, intoId)
  refuseWrong(from, into)
  const children = await childrenOf(tx, from.vocabulary, from.id)
  const last = (await lastPositions(tx, from.vocabulary, [into.id])).get(into.id) ?? -1
  const ancestors = [...into.ancestors, into.id]
  const earlier = await mergedInto(tx, from.id)
  const after: TermRow[] = [
    { ...from, mergedIntoId: into.id },
    ...earlier.map(row => ({ ...row, mergedIntoId: into.id })),
    ...children.map((row, index) => ({ ...row, parentId: into.id, ancestors, position: last + 1 + index })),
    {
      ...into,
      alternatives: alternativesOf(
        into.labels,
        into.alternatives,
        asAlternatives(from.labels),
        from.alternatives,
      ),
    },
  ]
  const before = [from, ...earlier, ...children, into]
  await updateTerms(tx, before, after)
  for (const child of children) await liftDescendants(tx, child.id, child.ancestors, ancestors)
  return recordChange(tx, editor, {
    code: from.vocabulary,
    kind: 'MERGE',
    before,
    after,
  })
}

function refuseWrong(from: TermRow, into: TermRow): void {
  const refused = (text: 'otherVocabulary' | 'cycle' | 'mergeDeprecated') =>
    new CodedError('invalid_input', {
      text: `vocabularies.errors.${text}`,
      fields: { intoId: { key: 'choice' } },
    })
  if (from.vocabulary !== into.vocabulary) throw refused('otherVocabulary')
  if (from.id === into.id || into.ancestors.includes(from.id)) throw refused('cycle')
  if (into.deprecatedAt !== null || into.mergedIntoId !== null) throw refused('mergeDeprecated')
}
