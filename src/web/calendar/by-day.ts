import type { CalendarItem } from '#model/api/calendar.ts'
import { addDays, localDay } from '../platform/days.ts'

type Times = Pick<CalendarItem, 'allDay' | 'startDateTime' | 'endDateTime'>

/** The first and the last day of an entry: whole days are the same everywhere, moments are of the reader's place. */
export function daysOf({ allDay, startDateTime, endDateTime }: Times): {
  readonly first: string
  readonly last: string
} {
  if (allDay) return { first: startDateTime.slice(0, 10), last: addDays(endDateTime.slice(0, 10), -1) }
  const first = localDay(new Date(startDateTime))
  // An entry that ends at midnight does not extend into the next day.
  const last = localDay(new Date(Date.parse(endDateTime) - 1))
  return { first, last: last < first ? first : last }
}

/** Compares entries of a day: whole days before times. */
const inDay = (one: CalendarItem, other: CalendarItem): number =>
  Number(other.allDay) - Number(one.allDay) ||
  one.startDateTime.localeCompare(other.startDateTime) ||
  one.title.localeCompare(other.title)

/** Entries by the days they reach over, of those that are shown. */
export function byDay(
  items: readonly CalendarItem[],
  days: readonly string[],
): ReadonlyMap<string, readonly CalendarItem[]> {
  const shown = new Map<string, CalendarItem[]>(days.map(day => [day, []]))
  for (const item of items) {
    const { first, last } = daysOf(item)
    for (const day of days) if (day >= first && day <= last) shown.get(day)?.push(item)
  }
  for (const list of shown.values()) list.sort(inDay)
  return shown
}
