import { pages } from './pages.ts'

/** Address of the calendar, at a day (YYYY-MM-DD) where one is given. */
export const calendarPath = (day?: string): `/app/calendar${string}` =>
  day === undefined ? pages.calendar.path : `${pages.calendar.path}?date=${day}`
