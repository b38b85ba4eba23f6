import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import type { Draft } from './draft-card.ts'
import { isOwnTerm } from './own-terms.ts'

export type FoundTerms = (vocabulary: string, name: string) => string | undefined

/** Looks up the terms that all drafts name, at once; those a museum made itself are added. */
export async function findTerms(
  tx: TenantTransaction,
  drafts: readonly Draft[],
  { language, accountId }: { readonly language: Language; readonly accountId: string },
): Promise<FoundTerms> {
  const named = drafts.flatMap(({ refs }) => refs).filter(({ vocabulary }) => vocabulary !== undefined)
  const editor = { accountId, impersonatorId: null }
  const terms = new Map<string, string | undefined>()
  for (const [vocabulary = '', refs] of Map.groupBy(named, ref => ref.vocabulary)) {
    const code = vocabulary as VocabularyCode
    const byOrigin = Map.groupBy(new Set(refs.map(({ name }) => name)), name => isOwnTerm(code, name))
    for (const [create, names] of byOrigin)
      for (const [name, id] of await findOrCreate(tx, code, names, { create, language, editor }))
        terms.set(`${code} ${name}`, id)
  }
  return (vocabulary, name) => terms.get(`${vocabulary} ${name}`)
}
