import type { TermsDocument } from '#model/api/licences.ts'
import type { Language } from '#model/languages.ts'
import type { DocumentKind, LicenceType } from '#model/licences/documents.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { newestDocuments } from './store/documents.ts'
import { textIn } from './text-in.ts'

/** The newest published document of a kind in a language. @throws {CodedError} `not_found`. */
export async function documentIn(
  database: Database,
  kind: DocumentKind,
  licenceType: LicenceType,
  wanted: Language,
): Promise<TermsDocument> {
  const [document] = await database.asSystem('read a document to agree to', db =>
    newestDocuments(db, [kind], licenceType),
  )
  const found = document && textIn(document.texts, wanted)
  if (!found) throw notFound()
  const { id, version, publishedAt } = document
  return {
    id,
    kind,
    version,
    ...found.text,
    language: found.language,
    publishedAt: publishedAt.toISOString(),
  }
}
