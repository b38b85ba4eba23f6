import type { DiscrepancyKind } from './discrepancy-kinds.ts'

/** Resolutions of a discrepancy: only a move is written into the catalogue by the product itself. */
export const actionNames = ['MOVE', 'NUMBER', 'RECORD', 'LOSS', 'LOOK', 'NOTE'] as const

export type AuditAction = (typeof actionNames)[number]

const usual: Readonly<Record<DiscrepancyKind, AuditAction>> = {
  MISSING: 'LOSS',
  ELSEWHERE: 'MOVE',
  UNEXPECTED: 'MOVE',
  WITHOUT_NUMBER: 'NUMBER',
  UNREADABLE: 'NUMBER',
  CONTRADICTION: 'LOOK',
}

/** Returns the proposed resolution. Contradictory findings are checked first, and unrecorded objects get a record. */
export const proposedAction = (
  kind: DiscrepancyKind,
  { hasRecord, contradictory }: { readonly hasRecord: boolean; readonly contradictory: boolean },
): AuditAction => {
  if (contradictory) return 'LOOK'
  return kind === 'UNEXPECTED' && !hasRecord ? 'RECORD' : usual[kind]
}
