import type { CardDeclaration, CardValues } from '../define-card.ts'
import { isFrozen } from './freezes.ts'
import { mayFollow, type ProcedureStatus, procedureStatuses, statusNames } from './statuses.ts'
import type { ProcedureState, Step, Workflow } from './workflow.ts'

/** A declaration whose records go through steps. */
interface WithWorkflow {
  readonly workflow: Workflow
}

/** A step that a record may take, and what prevents it. */
export interface Move {
  readonly step: string
  readonly status: ProcedureStatus
  /** Names of the guards that do not hold. */
  readonly unmet: string[]
}

/** Returns the status of a step; undefined for unknown steps. */
export const statusOfStep = ({ workflow }: WithWorkflow, step: string): ProcedureStatus | undefined =>
  Object.hasOwn(workflow.steps, step) ? workflow.steps[step]?.status : undefined

/** The step by which a user starts a status. Every type has one for each status. */
export const firstStepOf = ({ workflow }: WithWorkflow, status: ProcedureStatus): string => {
  const [first] =
    Object.entries(workflow.steps).find(([, step]) => step.status === status && !step.byDeed) ?? []
  if (first === undefined) throw new Error(`No step is declared for ${status}`)
  return first
}

interface Standing {
  readonly status?: { readonly id: number }
  readonly step?: { readonly id: number }
}

/** Returns the values of a document whose record is at a step. */
export function standingAt({ workflow }: WithWorkflow, step: string): Required<Standing> {
  const found = workflow.steps[step]
  if (!found) throw new Error(`'${step}' is no step`)
  return { status: { id: procedureStatuses[found.status].id }, step: { id: found.id } }
}

/** Returns the step of a record by its document; the first one when it has none. */
export function stepOf(declaration: WithWorkflow, values: CardValues): string {
  const { step } = values as Standing
  const [name] = Object.entries(declaration.workflow.steps).find(([, { id }]) => id === step?.id) ?? []
  return name ?? firstStepOf(declaration, 'TODO')
}

/** Returns the status of a record by its document. */
export function statusOf(values: CardValues): ProcedureStatus {
  const { status } = values as Standing
  return statusNames.find(name => procedureStatuses[name].id === status?.id) ?? 'TODO'
}

/** True when a record is only read, its work being over. */
export const isClosed = ({ workflow }: Pick<CardDeclaration, 'workflow'>, values: CardValues): boolean =>
  workflow !== undefined && statusOf(values) === 'CLOSED'

/** Returns true for read-only records: closed, or finished for good. */
export const isReadOnly = (
  declaration: Pick<CardDeclaration, 'workflow' | 'freezes'>,
  values: CardValues,
): boolean => isFrozen(declaration, values) || isClosed(declaration, values)

/** Name of the guard of steps to which people have to agree. */
export const approvalGuard = 'approvals'

/** True while a record has not reached a step; nothing is ahead of a closed one. */
export function isAhead(declaration: WithWorkflow, from: string, to: string): boolean {
  const order = Object.keys(declaration.workflow.steps)
  return statusOfStep(declaration, from) !== 'CLOSED' && order.indexOf(from) < order.indexOf(to)
}

/** True for a record that has come as far as a step, and is not closed. */
export const hasReached = (declaration: WithWorkflow, at: string, step: string): boolean =>
  statusOfStep(declaration, at) !== 'CLOSED' && !isAhead(declaration, at, step)

/** True when enough people have agreed to a step, and none who was asked has declined. */
function isApproved({ id, approvals = 0 }: Step, { approvals: answers }: ProcedureState): boolean {
  const { agreed, declined } = answers?.get(id) ?? { agreed: 0, declined: 0 }
  return approvals === 0 || (agreed >= approvals && declined === 0)
}

/** Returns the name of the guard of approvals while people have not agreed to all steps after one, up to another. */
function unmetApprovals(
  { workflow: { steps } }: WithWorkflow,
  from: string,
  to: string,
  state: ProcedureState,
): string[] {
  const order = Object.keys(steps)
  const onTheWay = order
    .slice(order.indexOf(from) + 1, order.indexOf(to) + 1)
    .flatMap(name => steps[name] ?? [])
    .filter(step => !step.endsFrom)
  return onTheWay.every(step => isApproved(step, state)) ? [] : [approvalGuard]
}

/** Returns the names of the guards of a step that do not hold. Approvals of steps that are skipped on the way are needed, too. */
function unmet(declaration: WithWorkflow, from: string, to: string, state: ProcedureState): string[] {
  const { guards = [], endsFrom } = declaration.workflow.steps[to] ?? {}
  return [
    ...guards.filter(guard => !guard.holds(state)).map(({ name }) => name),
    ...(endsFrom ? [] : unmetApprovals(declaration, from, to, state)),
  ]
}

/** True when a reason is asked for: guards do not hold, it is reopened, or ends before its time. */
export const asksReason = (
  { workflow }: WithWorkflow,
  from: string,
  { step, unmet }: Pick<Move, 'step' | 'unmet'>,
): boolean => unmet.length > 0 || from === 'CLOSED' || workflow.steps[step]?.endsFrom !== undefined

/**
 * Returns where a record may go from a step by hand: to the others of its status, to those of the status before and after it, and to an end before
 * its time. What is closed is only reopened, and then goes on where its work begins; approvals that this takes are missed as on the way there.
 */
export function movesFrom(declaration: WithWorkflow, from: string, state: ProcedureState): Move[] {
  const status = statusOfStep(declaration, from)
  if (!status) return []
  const reopened = status === 'CLOSED' ? firstStepOf(declaration, 'ONGOING') : undefined
  const unmetAt = (name: string): string[] =>
    reopened === undefined
      ? unmet(declaration, from, name, state)
      : unmetApprovals(declaration, firstStepOf(declaration, 'TODO'), name, state)
  return Object.entries(declaration.workflow.steps)
    .filter(([name, step]) => {
      if (step.byDeed) return false
      if (reopened !== undefined) return name === reopened
      if (step.endsFrom) return step.endsFrom.includes(from)
      return name !== from && (step.status === status || mayFollow(status, step.status))
    })
    .map(([name, step]) => ({ step: name, status: step.status, unmet: unmetAt(name) }))
}
