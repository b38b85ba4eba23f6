import type { BodyOf } from '#model/api/endpoint.ts'
import type { updateTerm as updateTermEndpoint } from '#model/api/vocabularies/editing.ts'
import { languages } from '#model/languages.ts'
import { cleanLine } from '#model/text/clean.ts'
import { authorityProblems } from '#model/vocabularies/authority-rules.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { type Alternatives, alternativesOf, type Labels } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type RecordedNews, recordChange } from './change-record.ts'
import { knownTerm } from './known-vocabulary.ts'
import type { Editor } from './store/changes.ts'
import { childCounts } from './store/level.ts'
import { mergedInto, termsBySource } from './store/rows.ts'
import { givenStarters } from './store/starters.ts'
import { deleteTerms, lockVocabulary, updateTerms } from './store/write.ts'
import type { TermRow } from './term-row.ts'
import { heldInUse, type TermsInUse } from './terms-in-use.ts'

export type TermUpdate = BodyOf<typeof updateTermEndpoint>

/** The term, its vocabulary held until the transaction ends. */
export async function lockTerm(tx: TenantTransaction, id: string): Promise<TermRow> {
  const { vocabulary } = await knownTerm(tx, id)
  await lockVocabulary(tx, vocabulary)
  return knownTerm(tx, id)
}

const mergedLabels = (row: TermRow, given: TermUpdate['labels']): Labels =>
  Object.fromEntries(
    languages.flatMap(language => {
      const label = cleanLine(given[language] ?? row.labels[language] ?? '')
      return label === '' ? [] : [[language, label]]
    }),
  )

const cleaned = (given: Alternatives): Alternatives =>
  Object.fromEntries(Object.entries(given).map(([language, names]) => [language, names.map(cleanLine)]))

const orNull = (given: string | undefined, before: string | null): string | null =>
  given === undefined ? before : given.trim() || null

/**
 * Changes names and properties of a term.
 * @throws {CodedError} `invalid_input` when its own name would go, or an authority would be incomplete.
 */
export async function updateTerm(
  tx: TenantTransaction,
  editor: Editor,
  id: string,
  given: TermUpdate,
): Promise<RecordedNews | undefined> {
  const before = await lockTerm(tx, id)
  const language = given.language ?? before.language
  const labels = mergedLabels(before, given.labels)
  const after: TermRow = {
    ...before,
    language,
    labels,
    alternatives:
      given.alternatives === undefined
        ? before.alternatives
        : alternativesOf(labels, cleaned(given.alternatives)),
    assignable: given.assignable ?? before.assignable,
    note: given.note ?? before.note,
    notation: orNull(given.notation, before.notation),
    source: orNull(given.source, before.source),
    sourceUri: orNull(given.sourceUri, before.sourceUri),
    categories: given.category ?? before.categories,
    authority: given.authority === undefined ? before.authority : given.authority,
  }
  const fields = {
    ...(after.labels[language] === undefined && { [`labels.${language}`]: { key: 'required' as const } }),
    ...(after.authority && authorityProblems(after.authority)),
  }
  if (Object.keys(fields).length > 0) throw new CodedError('invalid_input', { fields })
  if (JSON.stringify(after) === JSON.stringify(before)) return undefined
  await updateTerms(tx, [before], [after])
  return recordChange(tx, editor, {
    code: before.vocabulary,
    kind: 'UPDATE',
    before: [before],
    after: [after],
  })
}

/** Takes a term out of use, or back into it. Cards that have it keep it; nothing changes when it is so already. */
export async function deprecateTerm(
  tx: TenantTransaction,
  editor: Editor,
  id: string,
  deprecated: boolean,
): Promise<RecordedNews | undefined> {
  const before = await lockTerm(tx, id)
  if ((before.deprecatedAt !== null) === deprecated) return undefined
  const after: TermRow = { ...before, deprecatedAt: deprecated ? new Date().toISOString() : null }
  await updateTerms(tx, [before], [after])
  return recordChange(tx, editor, {
    code: before.vocabulary,
    kind: deprecated ? 'DEPRECATE' : 'RESTORE',
    before: [before],
    after: [after],
  })
}

/**
 * Takes all terms of a list out of use that came with the product, so that only the museum's own are offered.
 * @throws {CodedError} `forbidden` for a tree, in which the museum's own terms may stand below them, and for a closed list.
 */
export async function deprecateStarters(
  tx: TenantTransaction,
  editor: Editor,
  code: VocabularyCode,
): Promise<{ readonly count: number; readonly news: RecordedNews | undefined }> {
  const { flat, open } = vocabularies[code]
  if (!flat || !open) throw new CodedError('forbidden', { text: 'vocabularies.errors.closed' })
  await lockVocabulary(tx, code)
  const given = (await givenStarters(tx)).find(({ vocabulary }) => vocabulary === code)
  const found = await termsBySource(tx, code, given?.keys ?? [])
  const before = [...found.values()].filter(
    ({ deprecatedAt, mergedIntoId }) => deprecatedAt === null && mergedIntoId === null,
  )
  if (before.length === 0) return { count: 0, news: undefined }
  const deprecatedAt = new Date().toISOString()
  const after = before.map(row => ({ ...row, deprecatedAt }))
  await updateTerms(tx, before, after)
  const news = await recordChange(tx, editor, { code, kind: 'DEPRECATE', before, after })
  return { count: before.length, news }
}

/**
 * Deletes a term that nothing needs.
 * @throws {CodedError} `conflict` when it has narrower terms, terms were merged into it, or a record uses it.
 */
export async function deleteTerm(
  tx: TenantTransaction,
  editor: Editor,
  id: string,
  termsInUse: TermsInUse,
): Promise<RecordedNews> {
  const before = await lockTerm(tx, id)
  if ((await childCounts(tx, [id], true)).size > 0)
    throw new CodedError('conflict', { text: 'vocabularies.errors.hasChildren' })
  if ((await mergedInto(tx, id)).length > 0 || (await heldInUse(tx, [id], termsInUse)).size > 0)
    throw new CodedError('conflict', { text: 'vocabularies.errors.inUse' })
  await deleteTerms(tx, [before])
  return recordChange(tx, editor, { code: before.vocabulary, kind: 'DELETE', before: [before] })
}
