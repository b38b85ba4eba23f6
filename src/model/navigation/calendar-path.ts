/** Address of the calendar, at a day (YYYY-MM-DD) where one is given. */
export const calendarPath = (day?: string): `/app/calendar${string}` =>
  day === undefined ? '/app/calendar' : `/app/calendar?date=${day}`
