import { z } from 'zod/mini'
import { languages } from '../../languages.ts'
import { documentKinds, licenceTypes } from '../../licences/documents.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment, text } from '../shapes.ts'

/** Everyone who agrees must be able to read it: every language has a text. `body` is read with `textBlocks`. */
const documentText = z.object({ title: text(200), body: text(200_000) })
const texts = z.record(z.enum(languages), documentText)

/** A version of a legal document. */
export const operatedDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  /** Null for both. */
  licenceType: z.nullable(z.enum(licenceTypes)),
  version: z.int(),
  /** Null for a draft. */
  publishedAt: z.nullable(moment),
  texts: z.partialRecord(z.enum(languages), z.object({ title: z.string(), body: z.string() })),
})
export type OperatedDocument = z.output<typeof operatedDocument>

export const listDocuments = endpoint({
  name: 'operator.documents.list',
  method: 'GET',
  path: '/api/v1/operator/documents',
  access: 'operator',
  summary: 'All versions of all legal documents, the newest of each first',
  output: z.object({ result: z.array(operatedDocument) }),
})

/** Starts as a copy of the previous version. */
export const addDocument = endpoint({
  name: 'operator.documents.add',
  method: 'POST',
  path: '/api/v1/operator/documents/:id/versions',
  access: 'operator',
  summary: 'Start the next version of a document, or return its existing draft',
  params: z.object({ id }),
  output: operatedDocument,
  status: 201,
})

/** 409 once published: someone may have accepted it. */
export const changeDocument = endpoint({
  name: 'operator.documents.change',
  method: 'PUT',
  path: '/api/v1/operator/documents/:id',
  access: 'operator',
  summary: 'Change the draft of a document',
  params: z.object({ id }),
  bodyLimit: 4 * 1024 * 1024,
  body: z.object({ texts }),
})

/** From then on this version is accepted; earlier acceptances stay with the version they were given for. */
export const publishDocument = endpoint({
  name: 'operator.documents.publish',
  method: 'POST',
  path: '/api/v1/operator/documents/:id/publish',
  access: 'operator',
  summary: 'Publish the draft of a document',
  params: z.object({ id }),
})
