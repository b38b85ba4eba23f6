import { daysAfter, morningOf } from '../dates/museum-day.ts'
import type { ProcedureStatus } from '../engine/aspects/statuses.ts'
import type { ProcedureDate } from '../engine/aspects/workflow.ts'
import type { CardValues } from '../engine/define-card.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { statusesUnderWay } from './next-date.ts'
import { valueAt } from './sheets.ts'

/** A day of a procedure that is still of interest. */
export interface StandingDate {
  readonly date: ProcedureDate
  /** YYYY-MM-DD */
  readonly day: string
}

/** One of them, and the moment at which the managers are told of it. */
export interface DateReminder extends StandingDate {
  readonly at: Date
}

/** The days that a procedure at a status still has to do with, as they are declared. */
export const standingDates = (
  { workflow: { dates } }: Pick<ProcedureDeclaration, 'workflow'>,
  status: ProcedureStatus,
  values: CardValues,
): StandingDate[] =>
  dates.flatMap(date => {
    const day = valueAt(values, date.path)
    return typeof day === 'string' && (status !== 'CLOSED' || date.outlives) ? [{ date, day }] : []
  })

/** When people are told of its days, in order: in the morning of their museum. Nobody is reminded of what is done. */
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
