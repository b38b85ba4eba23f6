import { decideLoan } from '#model/api/procedures/loan-out.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { loanDecisions } from '#model/procedures/loan-out/line.ts'
import { call } from '../../platform/client.ts'

/** The decisions about objects of a procedure type. */
export interface Deciding {
  /** Path of the reason in the line: it is asked for where an object is refused. */
  readonly reasonPath: string
  /** @param decision id of the choice */
  readonly decide: (
    at: { readonly procedureId: string; readonly objectId: string },
    decision: number,
    reason: string,
  ) => Promise<ProcedureObject>
}

type LoanDecision = keyof typeof loanDecisions

const loanDecisionOf = (id: number): LoanDecision =>
  (Object.keys(loanDecisions) as LoanDecision[]).find(name => loanDecisions[name] === id) ?? 'UNKNOWN'

/** By the type of the procedure, as the API names it. */
const kinds: Readonly<Record<string, Deciding>> = {
  LOAN_OUT: {
    reasonPath: 'decision/denyReason',
    decide: (params, decision, reason) =>
      call(decideLoan, {
        params,
        body: { loanDecision: loanDecisionOf(decision), ...(reason && { denyReason: reason }) },
      }),
  },
}

export const decidingOf = (type: string): Deciding | undefined => kinds[type]
