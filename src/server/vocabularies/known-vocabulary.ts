import { isVocabularyCode, type VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { termsById } from './store/rows.ts'
import type { TermRow } from './term-row.ts'

/** @throws {CodedError} `not_found` when there is no such vocabulary. */
export function knownVocabulary(code: string): VocabularyCode {
  if (!isVocabularyCode(code)) throw notFound()
  return code
}

/** @throws {CodedError} `not_found` when the museum has no such term, or not in this vocabulary. */
export async function knownTerm(tx: TenantTransaction, id: string, code?: string): Promise<TermRow> {
  const row = (await termsById(tx, [id])).get(id)
  if (!row || (code !== undefined && row.vocabulary !== code)) throw notFound()
  return row
}
