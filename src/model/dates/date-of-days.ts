import type { ComplexDate, DateSide } from './complex-date.ts'
import { dateOf } from './tidy-date.ts'

const sideOfDay = (text: string): DateSide => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { type: 'YEAR', era: 'AD', point: { day, month, year } }
}

/** Returns the date of a day of the calendar ('2027-01-10'), or of the days from one to another. */
export const dateOfDays = (from: string, until?: string): ComplexDate =>
  dateOf(undefined, sideOfDay(from), until === undefined ? undefined : sideOfDay(until))
