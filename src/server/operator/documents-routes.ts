import type { Transaction } from 'kysely'
import {
  addDocument,
  changeDocument,
  listDocuments,
  type OperatedDocument,
  publishDocument,
} from '#model/api/operator/documents.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from './operator-context.ts'
import {
  allDocuments,
  type DocumentVersion,
  documentById,
  insertDraft,
  newestVersion,
  publishDraft,
  setDraft,
} from './store/documents.ts'
import { recordOperator } from './store/record.ts'

const present = ({ publishedAt, ...document }: DocumentVersion): OperatedDocument => ({
  ...document,
  publishedAt: publishedAt?.toISOString() ?? null,
})

const required = async (db: Transaction<Tables>, id: string): Promise<DocumentVersion> => {
  const document = await documentById(db, id)
  if (!document) throw notFound()
  return document
}

/** A version in the record, by its English heading. */
const entryOf = ({ id, texts, version }: DocumentVersion) => ({
  id,
  about: `${texts.en?.title ?? ''} (${version})`.trim(),
})

/** Documents to agree to: version after version, of which those that were published never change. */
export const documentsRoutes = ({ database, clock }: OperatorContext): Route[] => [
  route(listDocuments, async () => ({
    result: (await database.asSystem('all documents', allDocuments)).map(present),
  })),

  route(addDocument, ({ actor, params }) =>
    database.asSystem('begin a version', async db => {
      const newest = await newestVersion(db, await required(db, params.id))
      if (newest.publishedAt) await insertDraft(db, newest)
      const draft = await newestVersion(db, newest)
      if (newest.publishedAt) await recordOperator(db, actor, 'documentBegun', clock(), entryOf(draft))
      return present(draft)
    }),
  ),

  route(changeDocument, async ({ actor, params, body }) => {
    await database.asSystem('change a draft', async db => {
      await required(db, params.id)
      if (!(await setDraft(db, params.id, body.texts))) throw new CodedError('conflict')
      const draft = await required(db, params.id)
      await recordOperator(db, actor, 'documentChanged', clock(), entryOf(draft))
    })
    return undefined
  }),

  route(publishDocument, async ({ actor, params }) => {
    await database.asSystem('publish a document', async db => {
      const document = await required(db, params.id)
      if (!(await publishDraft(db, params.id, clock()))) return
      await recordOperator(db, actor, 'documentPublished', clock(), entryOf(document))
    })
    return undefined
  }),
]
