import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mayReadSome, procedureParams as params, status } from './shapes.ts'

/** A procedure that another one goes together with. */
export const linkedProcedure = z.object({
  id,
  type: z.string(),
  number: z.string(),
  title: z.string(),
  status,
  step: z.string(),
  objectsCount: z.number(),
  checkedCount: z.number(),
  /** What was begun for the other: 'departure' … of a loan. Its words stand under `link/<kind>`. */
  kind: z.string(),
  /** Whether it was begun for this one; else this one was begun for it. */
  isBegunForThis: z.boolean(),
})

export type LinkedProcedure = z.output<typeof linkedProcedure>

export const procedureLinks = endpoint({
  name: 'procedures.links',
  method: 'GET',
  path: '/api/v1/procedures/:id/links',
  access: mayReadSome,
  summary:
    'Procedures that go together with one, of the types one may read, in the order in which they were linked',
  params,
  output: z.object({ result: z.array(linkedProcedure) }),
})
