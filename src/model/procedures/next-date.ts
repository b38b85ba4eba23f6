import type { ProcedureStatus } from '../engine/aspects/statuses.ts'
import type { CardValues } from '../engine/define-card.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { valueAt } from './sheets.ts'

/** The day a procedure that is under way has to do with next. */
export interface NextDate {
  /** Its words stand in the texts of the type under `date/<kind>`. */
  readonly kind: string
  /** YYYY-MM-DD */
  readonly day: string
  /** It should have been over by then, and is not. */
  readonly isOverdue: boolean
}

/** Statuses in which a procedure can be late. */
export const statusesUnderWay: readonly ProcedureStatus[] = ['TODO', 'ONGOING']

/** The deadline that has passed, else the next of its days; undefined where it is done or knows none. */
export function nextDate(
  { workflow: { dates } }: Pick<ProcedureDeclaration, 'workflow'>,
  status: ProcedureStatus,
  values: CardValues,
  today: string,
): NextDate | undefined {
  if (!statusesUnderWay.includes(status)) return undefined
  const told = dates
    .flatMap(({ path, kind, isDeadline = false }) => {
      const day = valueAt(values, path)
      return typeof day === 'string' ? [{ kind, day, isOverdue: isDeadline && day < today }] : []
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return told.find(({ isOverdue }) => isOverdue) ?? told.find(({ day }) => day >= today)
}
