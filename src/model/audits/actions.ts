import type { DiscrepancyKind } from './discrepancy-kinds.ts'

/** Resolutions of a discrepancy: a move, a loss, and that something was found again are written into the catalogue by the product itself. */
export const actionNames = ['MOVE', 'FOUND', 'NUMBER', 'RECORD', 'LOSS', 'LOOK', 'NOTE'] as const

export type AuditAction = (typeof actionNames)[number]

const usual: Readonly<Record<DiscrepancyKind, AuditAction>> = {
  MISSING: 'LOSS',
  FOUND_AGAIN: 'FOUND',
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

/** Returns the resolutions that fit: what was found is no loss, and only what was lost is found again. */
export const fittingActions = (kind: DiscrepancyKind, isLost: boolean): readonly AuditAction[] =>
  actionNames.filter(
    action =>
      (action !== 'LOSS' || kind === 'MISSING') &&
      (action !== 'FOUND' || kind === 'FOUND_AGAIN' || (kind === 'UNEXPECTED' && isLost)),
  )
