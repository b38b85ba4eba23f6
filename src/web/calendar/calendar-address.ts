import { isDay } from '../platform/days.ts'

export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The search part of the address of the calendar. */
export interface CalendarAddress {
  readonly view?: CalendarView
  /** YYYY-MM-DD; today without one. */
  readonly date?: string
}

export function readCalendarAddress({ view, date }: Readonly<Record<string, unknown>>): CalendarAddress {
  const known = calendarViews.find(name => name === view)
  return { ...(known && { view: known }), ...(isDay(date) && { date }) }
}
