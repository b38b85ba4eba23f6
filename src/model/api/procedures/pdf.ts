import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, language } from '../shapes.ts'
import { mayReadSome, procedureParams as params } from './shapes.ts'

/* PDF of a procedure, made with the default template of its type (C-P03). */

const query = { lang: z.optional(language) }

export const procedurePdf = endpoint({
  name: 'procedures.pdf',
  method: 'GET',
  path: '/api/v1/procedures/:id/pdf',
  access: mayReadSome,
  byCookie: true,
  summary: 'A procedure as PDF, in `lang`, or else in the language of the request',
  params,
  query: z.object(query),
})

export const procedureObjectPdf = endpoint({
  name: 'procedures.objectPdf',
  method: 'GET',
  path: '/api/v1/procedures/:id/pdf/object',
  access: mayReadSome,
  byCookie: true,
  summary: 'Objects of a procedure as PDF, one sheet each; `objectId` selects one',
  params,
  query: z.object({ ...query, objectId: z.optional(id) }),
})
