import type { Guard, ProcedureDeclaration, ProcedureState } from './define-procedure.ts'
import { mayFollow, type ProcedureStatus } from './statuses.ts'

/** What a procedure that stands at a step may become, and what speaks against it. */
export interface Move {
  readonly step: string
  readonly status: ProcedureStatus
  /** Names of the guards that do not hold. */
  readonly unmet: string[]
}

export const statusOfStep = ({ steps }: ProcedureDeclaration, step: string): ProcedureStatus | undefined =>
  steps[step]?.status

/** The step with which a status begins by hand. Every type has one for each status. */
export const firstStepOf = ({ steps }: ProcedureDeclaration, status: ProcedureStatus): string => {
  const [first] = Object.entries(steps).find(([, step]) => step.status === status && !step.byDeed) ?? []
  if (first === undefined) throw new Error(`No step is declared for ${status}`)
  return first
}

const unmet = (guards: readonly Guard[] | undefined, state: ProcedureState): string[] =>
  (guards ?? []).filter(guard => !guard.holds(state)).map(({ name }) => name)

/** Whether a reason is asked for: guards do not hold, it is reopened, or ends before its time. */
export const asksReason = (
  { steps }: ProcedureDeclaration,
  from: string,
  { step, unmet }: Pick<Move, 'step' | 'unmet'>,
): boolean => unmet.length > 0 || from === 'CLOSED' || steps[step]?.endsFrom !== undefined

/**
 * Where a procedure may go from a step by hand: to the others of its status, to those of the status before and after it, and to an end before its
 * time. What is closed is only reopened, and then goes on where its work begins.
 */
export function movesFrom(declaration: ProcedureDeclaration, from: string, state: ProcedureState): Move[] {
  const status = statusOfStep(declaration, from)
  if (!status) return []
  const reopened = status === 'CLOSED' ? firstStepOf(declaration, 'ONGOING') : undefined
  return Object.entries(declaration.steps)
    .filter(([name, step]) => {
      if (step.byDeed) return false
      if (reopened !== undefined) return name === reopened
      if (step.endsFrom) return step.endsFrom.includes(from)
      return name !== from && (step.status === status || mayFollow(status, step.status))
    })
    .map(([name, step]) => ({
      step: name,
      status: step.status,
      unmet: reopened === undefined ? unmet(step.guards, state) : [],
    }))
}
