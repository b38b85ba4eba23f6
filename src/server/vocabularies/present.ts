import type { TermDetails, VocabularyMetadata } from '#model/api/vocabularies/shapes.ts'
import type { Language } from '#model/languages.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { type Alternatives, nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { labelsOf } from './store/labels.ts'
import { childCounts } from './store/level.ts'
import { termsById } from './store/rows.ts'

/** The rules of a vocabulary with its name in a language. */
export function presentVocabulary(
  code: VocabularyCode,
  language: Language,
  texts: TextBook,
): VocabularyMetadata {
  const { authorities, ...rules } = vocabularies[code]
  return {
    identifier: code,
    name: texts.translate(language, `vocabularies.names.${code}`),
    ...rules,
    authorities: [...authorities],
  }
}

const present = (alternatives: Alternatives): TermDetails['alternatives'] =>
  Object.fromEntries(Object.entries(alternatives).map(([language, names]) => [language, [...names]]))

/** Terms as the API answers them, in the order of the ids; those that do not exist are left out. */
export async function presentTerms(
  tx: TenantTransaction,
  ids: readonly string[],
  language: Language,
  deprecated = false,
): Promise<TermDetails[]> {
  const rows = await termsById(tx, ids)
  const above = await labelsOf(
    tx,
    [...rows.values()].flatMap(({ ancestors }) => ancestors),
  )
  const children = await childCounts(tx, ids, deprecated)
  return ids.flatMap(id => {
    const row = rows.get(id)
    if (!row) return []
    const count = children.get(id) ?? 0
    return {
      id,
      code: row.vocabulary,
      name: nameOf(row, language),
      children: count,
      assignable: row.assignable,
      parentId: row.parentId,
      path: row.ancestors.flatMap(ancestor => {
        const step = above.get(ancestor)
        return step ? [{ id: ancestor, name: nameOf(step, language) }] : []
      }),
      source: row.source,
      creationDate: row.createdAt,
      properties: {
        classificationCategory: row.categories[0] === undefined ? null : String(row.categories[0]),
        numChildren: count,
        ...(row.notation !== null && { prefix: row.notation }),
      },
      category: [...row.categories],
      deprecated: row.deprecatedAt !== null || row.mergedIntoId !== null,
      mergedIntoId: row.mergedIntoId,
      authority: row.authority,
      labels: row.labels,
      alternatives: present(row.alternatives),
      language: row.language,
      note: row.note,
      sourceUri: row.sourceUri,
      notation: row.notation,
      position: row.position,
    }
  })
}

/** @returns the term, or undefined when there is none. */
export const presentTerm = async (
  tx: TenantTransaction,
  id: string,
  language: Language,
): Promise<TermDetails | undefined> => (await presentTerms(tx, [id], language, true))[0]
