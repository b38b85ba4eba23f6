import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mostAdded } from './objects.ts'
import { mayReadSome, mayStartSome, procedureParams as params, procedure, status, title } from './shapes.ts'

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
  /** 'became', or the reason it was started for the other: 'departure' … of a loan, with the text `link/<kind>`. */
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

export const becomeProcedure = endpoint({
  name: 'procedures.become',
  method: 'POST',
  path: '/api/v1/procedures/:id/become',
  access: mayStartSome,
  summary:
    'Continue with the procedure that follows: it starts with values and objects of this one, all except refused ones or some of them, and is linked with it. 409 with the one that has already been started, unless `besides` has its id',
  params,
  body: z.object({
    type: z.string().check(z.maxLength(40)),
    /** Name of the way, where several lead to the type: 'departure'. */
    as: z.optional(z.string().check(z.maxLength(40))),
    /** By default that of this procedure. */
    title: z.optional(title),
    objectIds: z.optional(z.array(id).check(z.maxLength(mostAdded))),
    /** Those already started in this way that the caller knows of: another one is wanted all the same. */
    besides: z.optional(z.array(id).check(z.maxLength(1000))),
  }),
  bodyLimit: 400_000,
  output: procedure,
})
