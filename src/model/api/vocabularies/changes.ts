import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { administrators, inVocabulary, numberFrom, oneTerm } from './shapes.ts'

export const changeKinds = [
  'ADD',
  'UPDATE',
  'MOVE',
  'DEPRECATE',
  'RESTORE',
  'MERGE',
  'DELETE',
  'IMPORT',
] as const

export const termChange = z.object({
  id,
  kind: z.enum(changeKinds),
  /** The first affected terms, at most twenty, with their names at that time. */
  terms: z.array(z.object({ id, name: z.string() })),
  count: z.number(),
  at: moment,
  by: z.nullable(z.object({ accountId: id, name: z.string() })),
  undone: z.boolean(),
})

export type TermChange = z.output<typeof termChange>

export const listChanges = endpoint({
  name: 'vocabularies.changes',
  method: 'GET',
  path: '/api/v1/lists/:code/changes',
  access: administrators,
  summary: 'Changes of a vocabulary, newest first',
  params: inVocabulary,
  query: z.object({ page: numberFrom(0, 100_000), blocksize: numberFrom(1, 100) }),
  output: z.object({ result: z.array(termChange), totalSize: z.number() }),
})

/** 409 when the terms were changed again since, or one that would be removed is in use. */
export const undoChange = endpoint({
  name: 'vocabularies.undoChange',
  method: 'PUT',
  path: '/api/v1/term-changes/:id/undone',
  access: administrators,
  summary: 'Undo a change of a vocabulary',
  params: oneTerm,
})
