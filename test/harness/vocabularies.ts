import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { App } from '#server/app.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import type { TestMuseum } from './factories.ts'

/** Puts terms into a museum's vocabulary, 'parent > child' for places in the tree. @returns their ids by the given name. */
export async function makeTerms(
  app: App,
  { tenantId }: TestMuseum,
  code: VocabularyCode,
  names: readonly string[],
  language: Language = 'en',
): Promise<Record<string, string>> {
  const editor = { accountId: null, impersonatorId: null }
  const found = await app.database.inTenant(tenantId, tx =>
    findOrCreate(tx, code, names, { create: true, language, editor }),
  )
  return Object.fromEntries([...found].map(([name, id]) => [name, id ?? '']))
}
