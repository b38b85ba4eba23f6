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

const present = ({ publishedAt, ...document }: DocumentVersion): OperatedDocument => ({
  ...document,
  publishedAt: publishedAt?.toISOString() ?? null,
})

const required = async (db: Transaction<Tables>, id: string): Promise<DocumentVersion> => {
  const document = await documentById(db, id)
  if (!document) throw notFound()
  return document
}

/** Documents to agree to: version after version, of which those that were published never change. */
export const documentsRoutes = ({ database, clock }: OperatorContext): Route[] => [
  route(listDocuments, async () => ({
    result: (await database.asSystem('all documents', allDocuments)).map(present),
  })),

  route(addDocument, ({ params }) =>
    database.asSystem('begin a version', async db => {
      const newest = await newestVersion(db, await required(db, params.id))
      if (newest.publishedAt) await insertDraft(db, newest)
      return present(await newestVersion(db, newest))
    }),
  ),

  route(changeDocument, async ({ params, body }) => {
    await database.asSystem('change a draft', async db => {
      await required(db, params.id)
      if (!(await setDraft(db, params.id, body.texts))) throw new CodedError('conflict')
    })
    return undefined
  }),

  route(publishDocument, async ({ params }) => {
    await database.asSystem('publish a document', async db => {
      await required(db, params.id)
      await publishDraft(db, params.id, clock())
    })
    return undefined
  }),
]
