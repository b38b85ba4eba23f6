import type { Transaction } from 'kysely'
import type { OperatedDocument } from '#model/api/operator/documents.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const columns = [
  'id',
  'kind',
  'licence_type as licenceType',
  'version',
  'published_at as publishedAt',
  'texts',
] as const

const documents = (db: Transaction<Tables>) => db.selectFrom('document').select(columns)
export type DocumentVersion = Awaited<ReturnType<ReturnType<typeof documents>['executeTakeFirstOrThrow']>>

/** All versions, those of one document together, the newest first. */
export const allDocuments = (db: Transaction<Tables>): Promise<DocumentVersion[]> =>
  documents(db).orderBy('kind').orderBy('licence_type').orderBy('version', 'desc').execute()

export const documentById = (db: Transaction<Tables>, id: string): Promise<DocumentVersion | undefined> =>
  documents(db).where('id', '=', id).executeTakeFirst()

/** The newest version of the same document. */
export const newestVersion = (
  db: Transaction<Tables>,
  { kind, licenceType }: DocumentVersion,
): Promise<DocumentVersion> =>
  documents(db)
    .where('kind', '=', kind)
    .where('licence_type', 'is not distinct from', licenceType)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()

/** Two who begin at once begin the same draft: a version is there once. */
export async function insertDraft(
  db: Transaction<Tables>,
  { kind, licenceType, version, texts }: DocumentVersion,
): Promise<void> {
  await db
    .insertInto('document')
    .values({ kind, licence_type: licenceType, version: version + 1, texts: JSON.stringify(texts) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** @returns false when it is no draft any longer. */
export async function setDraft(
  db: Transaction<Tables>,
  id: string,
  texts: OperatedDocument['texts'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document')
    .set({ texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Publishes a draft; what is published stays so, with its moment. @returns whether it was a draft. */
export async function publishDraft(db: Transaction<Tables>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document')
    .set({ published_at: at })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
