/** Address of the calendar, at a day (YYYY-MM-DD) where one is given. */
export const calendarPath = (day?: string): string =>
  day === undefined ? '/app/calendar' : `/app/calendar?date=${day}`
