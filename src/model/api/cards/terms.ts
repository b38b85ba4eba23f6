import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { linkItem, startedOperation } from './shapes.ts'

const term = z.object({ code: z.string(), id })

/** Vocabularies are edited by administrators only (C-V09). */
const administrators = { roles: ['TENANT_ADMIN'] } as const

export const readTermUse = endpoint({
  name: 'vocabularies.termUse',
  method: 'GET',
  path: '/api/v1/lists/:code/terms/:id/use',
  access: administrators,
  summary: 'Number of records that use a term or a narrower one, and the first of them',
  params: term,
  output: z.object({ count: z.number(), cards: z.array(linkItem) }),
})

export const mergeTerms = endpoint({
  name: 'vocabularies.mergeTerm',
  method: 'POST',
  path: '/api/v1/lists/:code/terms/:id/merge',
  access: administrators,
  summary: 'Replace a term by another, in the vocabulary and, as a background task, in every record',
  params: term,
  body: z.object({ intoId: id }),
  output: startedOperation,
  status: 202,
})
