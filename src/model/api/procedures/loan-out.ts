import { z } from 'zod/mini'
import { loanDecisions } from '../../procedures/loan-out/line.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mostAdded, procedureObject } from './objects.ts'
import { procedure } from './shapes.ts'

/** Records the decision on an object of a loan (C-P06). */
export const decideLoan = endpoint({
  name: 'procedures.decideLoan',
  method: 'PUT',
  path: '/api/v1/procedures/loan-out/:procedureId/loanDecision/:objectId',
  access: { permissions: ['loan-out-edit'] },
  summary: 'Decide on an object of a loan; a refusal requires a reason',
  params: z.object({ procedureId: id, objectId: id }),
  body: z.object({
    loanDecision: z.enum(Object.keys(loanDecisions) as [keyof typeof loanDecisions]),
    denyReason: z.optional(z.string().check(z.maxLength(10_000))),
  }),
  output: procedureObject,
})

const checks = '/api/v1/procedures/loan-out/:loanOutId/condition-check'

/** Stages of a loan at which its objects are checked. */
export const loanChecks = ['departure', 'arrival', 'return'] as const

export type LoanCheck = (typeof loanChecks)[number]

export const beginConditionCheck = endpoint({
  name: 'procedures.beginConditionCheck',
  method: 'POST',
  path: checks,
  access: { permissions: ['condition-check-start'] },
  summary:
    'Start a condition check of the objects of a loan, all except refused ones or some of them; it is linked with the loan',
  params: z.object({ loanOutId: id }),
  body: z.object({
    reason: z.enum(loanChecks),
    objectIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(mostAdded))),
  }),
  output: procedure,
})

export const removeConditionChecks = endpoint({
  name: 'procedures.removeConditionChecks',
  method: 'DELETE',
  path: checks,
  access: { permissions: ['condition-check-delete'] },
  summary: 'Move all condition checks of a loan to the trash',
  params: z.object({ loanOutId: id }),
})

export const removeConditionCheck = endpoint({
  name: 'procedures.removeConditionCheck',
  method: 'DELETE',
  path: `${checks}/:conditionCheckId`,
  access: { permissions: ['condition-check-delete'] },
  summary: 'Move a condition check of a loan to the trash',
  params: z.object({ loanOutId: id, conditionCheckId: id }),
})
