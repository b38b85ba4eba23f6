import type { TermsDocument } from '#model/api/licences.ts'
import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import type { DocumentKind, LicenceType } from '#model/licences/documents.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { newestDocuments } from './store/documents.ts'

/**
 * The newest published document of a kind in a language; in English or whatever there is, where an operator wrote none in that language.
 * @throws {CodedError} `not_found`.
 */
export async function documentIn(
  database: Database,
  kind: DocumentKind,
  licenceType: LicenceType,
  language: Language,
): Promise<TermsDocument> {
  const [document] = await database.asSystem('read a document to agree to', db =>
    newestDocuments(db, [kind], licenceType),
  )
  if (!document) throw notFound()
  const { texts, publishedAt, ...rest } = document
  const spoken = [language, fallbackLanguage, ...languages].find(code => texts[code] !== undefined)
  const text = spoken && texts[spoken]
  if (!text) throw notFound()
  return { ...rest, ...text, language: spoken, publishedAt: publishedAt.toISOString() }
}
