import type { Transaction } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { DocumentKind, LicenceType } from '#model/licences/documents.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { DocumentText } from '../tables.ts'

export interface DocumentRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly version: number
  readonly texts: Partial<Record<Language, DocumentText>>
  readonly publishedAt: Date
}

/** Addresses of the newest published documents. */
export const newest = (db: Transaction<Tables>, kinds: readonly DocumentKind[], licenceType: LicenceType) =>
  db
    .selectFrom('document')
    .distinctOn('kind')
    .where('kind', 'in', kinds)
    .where(({ eb, or }) => or([eb('licence_type', '=', licenceType), eb('licence_type', 'is', null)]))
    .where('published_at', 'is not', null)
    .orderBy('kind')
    .orderBy(({ eb }) => eb('licence_type', 'is', null))
    .orderBy('version', 'desc')

/** The newest published document of each of these kinds, for a licence. One that is for this licence alone goes before one for all. */
export async function newestDocuments(
  db: Transaction<Tables>,
  kinds: readonly DocumentKind[],
  licenceType: LicenceType,
): Promise<DocumentRow[]> {
  const rows = await newest(db, kinds, licenceType)
    .select(['id', 'kind', 'version', 'texts', 'published_at'])
    .execute()
  return rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at ?? new Date(0) }))
}
export interface NewDocument {
  readonly kind: DocumentKind
  readonly licenceType: LicenceType | null
  readonly texts: Record<Language, DocumentText>
}

/** Adds first versions where there is no version yet. */
export const insertFirstDocuments = (
  db: Transaction<Tables>,
  documents: readonly NewDocument[],
  publishedAt: Date,
): Promise<unknown> =>
  db
    .insertInto('document')
    .values(
      documents.map(({ kind, licenceType, texts }) => ({
        kind,
        licence_type: licenceType,
        version: 1,
        texts: JSON.stringify(texts),
        published_at: publishedAt,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
