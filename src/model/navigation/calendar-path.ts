import { pages } from './pages.ts'

/** Returns the address of the calendar, optionally at a day (YYYY-MM-DD). */
export const calendarPath = (day?: string): `/app/calendar${string}` =>
  day === undefined ? pages.calendar.path : `${pages.calendar.path}?date=${day}`
