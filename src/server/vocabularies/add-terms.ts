import { cleanLine } from '#model/text/clean.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type AddOptions, nameProblem, parentOf } from './add-term.ts'
import { type RecordedNews, recordChange } from './change-record.ts'
import { lastPositions, termsByName } from './store/by-name.ts'
import type { Editor } from './store/changes.ts'
import { insertTerms, lockVocabulary, reserveIds } from './store/write.ts'
import { completed } from './term-row.ts'

/** Names of new terms, in their order, and the term they come below; without one they come to the top. */
export interface GivenNames {
  readonly names: readonly string[]
  readonly parentTermId?: string | null | undefined
}

/**
 * Adds several terms to an open vocabulary at once, after their siblings. Names that are there already are passed over.
 * @throws {CodedError} `forbidden` when the vocabulary is closed; `invalid_input` for a parent that does not exist, an authority file, whose
 * terms are more than a name, and a name that is too long.
 */
export async function addTerms(
  tx: TenantTransaction,
  editor: Editor,
  code: VocabularyCode,
  { names, parentTermId }: GivenNames,
  { language, ownLists }: AddOptions,
): Promise<{ readonly news: RecordedNews | undefined; readonly added: number; readonly there: number }> {
  const { open, authorities } = vocabularies[code]
  if (!open || authorities.length > 0)
    throw new CodedError('forbidden', { text: 'vocabularies.errors.closed' })
  await lockVocabulary(tx, code)
  const parent = await parentOf(tx, code, { parentTermId })
  const lists = await ownLists(tx)
  const wanted = new Map(names.map(cleanLine).flatMap(name => (name === '' ? [] : [[nameKey(name), name]])))
  const named = Map.groupBy(await termsByName(tx, code, [...wanted.keys()]), ({ key }) => key)
  const fresh = [...wanted].flatMap(([key, name]) => {
    const problem = nameProblem(code, { name, parent, authority: null, lists }, named.get(key) ?? [])
    if (problem && problem.key !== 'identicalTerm')
      throw new CodedError('invalid_input', { fields: { names: problem } })
    return problem ? [] : [name]
  })
  const counts = { added: fresh.length, there: wanted.size - fresh.length }
  if (fresh.length === 0) return { ...counts, news: undefined }
  const parentId = parent?.id ?? null
  const after = ((await lastPositions(tx, code, [parentId])).get(parentId ?? '') ?? -1) + 1
  const ids = await reserveIds(tx, fresh.length)
  const rows = fresh.map((name, at) =>
    completed(
      {
        id: ids[at] ?? '',
        vocabulary: code,
        language,
        labels: { [language]: name },
        parentId,
        ancestors: parent ? [...parent.ancestors, parent.id] : [],
        position: after + at,
        categories: parent?.categories ?? [],
      },
      new Date(),
    ),
  )
  await insertTerms(tx, rows, editor.accountId)
  return { ...counts, news: await recordChange(tx, editor, { code, kind: 'ADD', created: rows }) }
}
