import { z } from 'zod/mini'
import { loanDecisions } from '../../procedures/loan-out/line.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { procedureObject } from './objects.ts'

/** Whether an object of a loan may go (specification 001, section 7; acceptance row C-P06). */
export const decideLoan = endpoint({
  name: 'procedures.decideLoan',
  method: 'PUT',
  path: '/api/v1/procedures/loan-out/:procedureId/loanDecision/:objectId',
  access: { permissions: ['loan-out-edit'] },
  summary: 'Decide about an object of a loan; who denies it says why',
  params: z.object({ procedureId: id, objectId: id }),
  body: z.object({
    loanDecision: z.enum(Object.keys(loanDecisions) as [keyof typeof loanDecisions]),
    denyReason: z.optional(z.string().check(z.maxLength(10_000))),
  }),
  output: procedureObject,
})
