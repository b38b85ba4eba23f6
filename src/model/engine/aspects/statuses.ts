/** How far a procedure has come (specification 001, section 3), in order, each with the id documents keep and the colour of its badge. */
export const procedureStatuses = {
  TODO: { id: 1, badge: 'default' },
  ONGOING: { id: 2, badge: 'green' },
  DONE: { id: 3, badge: 'blue' },
  CLOSED: { id: 4, badge: 'purple' },
} as const

export type ProcedureStatus = keyof typeof procedureStatuses

export const statusNames = Object.keys(procedureStatuses) as readonly ProcedureStatus[]

export const isProcedureStatus = (name: string): name is ProcedureStatus =>
  Object.hasOwn(procedureStatuses, name)

/**
 * Whether a procedure may go from one status to another: one on, or one back; what is closed only back to work, by being reopened
 * (acceptance row C-P02).
 */
export function mayFollow(from: ProcedureStatus, to: ProcedureStatus): boolean {
  if (from === 'CLOSED') return to === 'ONGOING'
  return Math.abs(statusNames.indexOf(to) - statusNames.indexOf(from)) === 1
}
