import type { ProcedureStatus } from '../engine/aspects/statuses.ts'
import type { CardValues } from '../engine/define-card.ts'
import { valueAt } from '../engine/values.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'

/** The next date of an open procedure. */
export interface NextDate {
  /** Its label is the text `date/<kind>` of the type. */
  readonly kind: string
  /** YYYY-MM-DD */
  readonly day: string
  /** True when the deadline has passed. */
  readonly isOverdue: boolean
}

/** Statuses in which a procedure can be overdue. */
export const statusesUnderWay: readonly ProcedureStatus[] = ['TODO', 'ONGOING']

/** Returns the overdue deadline, or else the next date; undefined when it is closed or has none. */
export function nextDate(
  { workflow: { dates } }: Pick<ProcedureDeclaration, 'workflow'>,
  status: ProcedureStatus,
  values: CardValues,
  today: string,
): NextDate | undefined {
  if (!statusesUnderWay.includes(status)) return undefined
  const candidates = dates
    .flatMap(({ path, kind, isDeadline = false }) => {
      const day = valueAt(values, path)
      return typeof day === 'string' ? [{ kind, day, isOverdue: isDeadline && day < today }] : []
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return candidates.find(({ isOverdue }) => isOverdue) ?? candidates.find(({ day }) => day >= today)
}
