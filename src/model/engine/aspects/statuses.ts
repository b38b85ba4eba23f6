/** The statuses of procedures, in order, with the id in documents and the colour of the badge. */
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
 * Returns true when a procedure may go from one status to another: one forward or back; a closed one only by being reopened
 * (C-P02).
 */
export function mayFollow(from: ProcedureStatus, to: ProcedureStatus): boolean {
  if (from === 'CLOSED') return to === 'ONGOING'
  return Math.abs(statusNames.indexOf(to) - statusNames.indexOf(from)) === 1
}
