import { useQueryClient } from '@tanstack/react-query'
import {
  type CalendarEntry,
  type CalendarItem,
  changeEntry,
  listCalendar,
  readEntry,
  type WrittenEntry,
} from '#model/api/calendar.ts'
import { call } from '../platform/client.ts'
import { addDays, daysBetween, localDay, localTime, momentAt } from '../platform/days.ts'
import { offerUndo } from '../platform/notices/offer-undo.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'

/** An entry as it is sent back: with the ids of whom and what it names. */
export const bodyOf = ({
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

const notify: NotificationRules = {
  error: { message: 'common.somethingWentWrong', instead: { 409: 'calendar.entry.meanwhileMoved' } },
}

/** Moves an entry from one day to another, with undo. A repeating entry is moved in its dialog: all of it would move. */
export function useMove() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listCalendar.name] })
  return async ({ entryId }: CalendarItem, from: string, to: string): Promise<void> => {
    if (entryId === null || from === to) return
    const params = { id: entryId }
    try {
      const before = await call(readEntry, { params }, { notify })
      const written = bodyOf(before)
      const moved = { ...movedBy(written, from, to), version: before.version }
      const after = await call(changeEntry, { params, body: moved }, { notify })
      offerUndo('calendar.entry.moved', {}, async () => {
        await call(changeEntry, { params, body: { ...written, version: after.version } }).finally(refresh)
        return undefined
      })
    } catch {
      // The error was already reported; the entries are refetched.
    }
    await refresh()
  }
}
