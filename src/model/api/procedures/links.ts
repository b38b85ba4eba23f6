import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mayReadSome, procedureParams as params, status } from './shapes.ts'

/** A procedure linked with another. */
export const linkedProcedure = z.object({
  id,
  type: z.string(),
  number: z.string(),
  title: z.string(),
  status,
  step: z.string(),
  objectsCount: z.number(),
  checkedCount: z.number(),
  /** Reason it was started for the other: 'departure' … of a loan. Its label is the text `link/<kind>`. */
  kind: z.string(),
  /** True when it was started for this procedure; otherwise this one was started for it. */
  isBegunForThis: z.boolean(),
})

export type LinkedProcedure = z.output<typeof linkedProcedure>

export const procedureLinks = endpoint({
  name: 'procedures.links',
  method: 'GET',
  path: '/api/v1/procedures/:id/links',
  access: mayReadSome,
  summary: 'Linked procedures of the types you may read, in the order they were linked',
  params,
  output: z.object({ result: z.array(linkedProcedure) }),
})
