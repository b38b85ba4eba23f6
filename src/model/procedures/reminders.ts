import { daysAfter, morningOf } from '../dates/museum-day.ts'
import type { ProcedureStatus } from '../engine/aspects/statuses.ts'
import type { ProcedureDate } from '../engine/aspects/workflow.ts'
import type { CardValues } from '../engine/define-card.ts'
import { valueAt } from '../engine/values.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { statusesUnderWay } from './next-date.ts'

/** A date of a procedure that still matters. */
export interface StandingDate {
  readonly date: ProcedureDate
  /** YYYY-MM-DD */
  readonly day: string
}

/** A date with the time at which the managers are reminded. */
export interface DateReminder extends StandingDate {
  readonly at: Date
}

/** Returns the dates that still matter at a procedure's status, in declaration order. */
export const standingDates = (
  { workflow: { dates } }: Pick<ProcedureDeclaration, 'workflow'>,
  status: ProcedureStatus,
  values: CardValues,
): StandingDate[] =>
  dates.flatMap(date => {
    const day = valueAt(values, date.path)
    return typeof day === 'string' && (status !== 'CLOSED' || date.outlives) ? [{ date, day }] : []
  })

/** Returns the times of reminders in order: in the morning, in the museum's time zone. Completed procedures have none. */
export const remindersOf = (
  declaration: Pick<ProcedureDeclaration, 'workflow'>,
  status: ProcedureStatus,
  values: CardValues,
  zone: string,
): DateReminder[] =>
  standingDates(declaration, status, values)
    .filter(({ date }) => date.outlives || statusesUnderWay.includes(status))
    .flatMap(({ date, day }) =>
      date.remindDays.map(days => ({ date, day, at: morningOf(zone, daysAfter(day, -days)) })),
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
