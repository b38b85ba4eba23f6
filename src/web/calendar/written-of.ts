import type { CalendarEntry, WrittenEntry } from '#model/api/calendar.ts'
import { addDays, daysBetween, localDay, localTime, momentAt } from './days.ts'

/** An entry as it is sent back: with the ids of whom and what it names. */
export const writtenOf = ({
  title,
  kind,
  allDay,
  startDateTime,
  endDateTime,
  timeZone,
  place,
  note,
  responsible,
  participants,
  links,
  visibility,
  reminder,
  repetition,
}: CalendarEntry): WrittenEntry => ({
  title,
  kind,
  allDay,
  startDateTime,
  endDateTime,
  timeZone,
  place,
  note,
  responsible: responsible?.id ?? null,
  participants: participants.map(({ id }) => id),
  links: links.map(({ type, id }) => ({ type, id })),
  visibility,
  reminder,
  repetition,
})

/** A moment some days later, at the same time by the clocks of the reader. */
const later = (moment: string, days: number): string => {
  const at = new Date(moment)
  const there = momentAt(addDays(localDay(at), days), localTime(at))
  return there.toISOString()
}

/** An entry moved from one day to another. */
export function movedBy(entry: WrittenEntry, from: string, to: string): WrittenEntry {
  const days = daysBetween(from, to)
  const { allDay, startDateTime, endDateTime } = entry
  if (allDay)
    return {
      ...entry,
      startDateTime: `${addDays(startDateTime.slice(0, 10), days)}T00:00:00.000Z`,
      endDateTime: `${addDays(endDateTime.slice(0, 10), days)}T00:00:00.000Z`,
    }
  const start = later(startDateTime, days)
  const length = Date.parse(endDateTime) - Date.parse(startDateTime)
  return { ...entry, startDateTime: start, endDateTime: new Date(Date.parse(start) + length).toISOString() }
}
