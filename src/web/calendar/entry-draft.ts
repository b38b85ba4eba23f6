import type { CalendarEntry, WrittenEntry } from '#model/api/calendar.ts'
import type { EntryKind, Frequency, Visibility } from '#model/calendar/entry-kinds.ts'
import { addDays, localDay, localTime, momentAt } from '../platform/days.ts'
import { daysOf } from './by-day.ts'

/** An entry as it is typed. Days: '' where there is none, undefined while the text is not a day. */
export interface EntryDraft {
  readonly title: string
  readonly kind: EntryKind
  readonly allDay: boolean
  readonly from: string | undefined
  readonly fromTime: string
  readonly to: string | undefined
  readonly toTime: string
  readonly place: string
  readonly note: string
  readonly responsible: CalendarEntry['responsible']
  readonly participants: CalendarEntry['participants']
  readonly links: readonly Pick<CalendarEntry['links'][number], 'type' | 'id' | 'title'>[]
  readonly visibility: Visibility
  readonly reminder: number | null
  readonly repeats: Frequency | null
  readonly until: string | undefined
}

/** Hours between which a new entry begins, and the hour at which it does on any other day than today. */
const [earliest, usual, latest] = [8, 10, 22]

/** A new entry on a day: an hour in the morning; today the next full one, since who writes it down at noon means no hour that is over. */
export function emptyDraft(day: string, now = new Date()): EntryDraft {
  const isToday = day === localDay(now)
  const hour = isToday ? Math.min(Math.max(now.getHours() + 1, earliest), latest) : usual
  return {
    title: '',
    kind: 'meeting',
    allDay: false,
    from: day,
    fromTime: `${hour}:00`.padStart(5, '0'),
    to: day,
    toTime: `${hour + 1}:00`.padStart(5, '0'),
    place: '',
    note: '',
    responsible: null,
    participants: [],
    links: [],
    visibility: 'museum',
    reminder: null,
    repeats: null,
    until: '',
  }
}

export function draftOf(entry: CalendarEntry): EntryDraft {
  const { first, last } = daysOf(entry)
  const { title, kind, allDay, place, note, responsible, participants, links, visibility, reminder } = entry
  const [start, end] = [new Date(entry.startDateTime), new Date(entry.endDateTime)]
  const endsAtMidnight = !allDay && localTime(end) === '00:00' && end > start
  return {
    title,
    kind,
    allDay,
    from: first,
    fromTime: allDay ? '10:00' : localTime(start),
    // Midnight is the beginning of the day after.
    to: endsAtMidnight ? addDays(last, 1) : last,
    toTime: allDay ? '11:00' : localTime(end),
    place,
    note,
    responsible,
    participants,
    links,
    visibility,
    reminder,
    repeats: entry.repetition?.frequency ?? null,
    until: entry.repetition?.until ?? '',
  }
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Returns the problems that keep a draft from being sent, by field, as keys of their texts. */
export function problemsOf(draft: EntryDraft) {
  const { title, allDay, from, fromTime, to, toTime, repeats, until } = draft
  const backwards = from && to && (to < from || (to === from && !allDay && toTime < fromTime))
  return {
    ...(title.trim() === '' && { title: 'validation.required' }),
    ...(from === '' && { from: 'validation.required' }),
    ...(to === '' && { to: 'validation.required' }),
    ...(backwards && { to: 'validation.order' }),
    ...(!allDay && !isTime(fromTime) && { fromTime: 'calendar.entry.noTime' }),
    ...(!allDay && !isTime(toTime) && { toTime: 'calendar.entry.noTime' }),
    ...(repeats && until && from && until < from && { until: 'validation.order' }),
    // Their fields show the message themselves.
    ...(from === undefined && { from: 'validation.day' }),
    ...(to === undefined && { to: 'validation.day' }),
    ...(repeats && until === undefined && { until: 'validation.day' }),
  } as const
}

/**
 * Returns the request for a draft without problems. @param before the entry before the change, where there is one: it keeps its time zone,
 * and times that were not changed
 */
export function writtenDraft(draft: EntryDraft, before: CalendarEntry | undefined): WrittenEntry {
  const { allDay, from = '', fromTime, to = '', toTime, repeats, until, title, kind, place, note } = draft
  const kept = before && draftOf(before)
  const sameStart = kept?.allDay === allDay && kept.from === from && kept.fromTime === fromTime
  const sameEnd = kept?.allDay === allDay && kept.to === to && kept.toTime === toTime
  const start = allDay ? `${from}T00:00:00.000Z` : momentAt(from, fromTime).toISOString()
  const end = allDay ? `${addDays(to, 1)}T00:00:00.000Z` : momentAt(to, toTime).toISOString()
  return {
    title,
    kind,
    allDay,
    startDateTime: before && sameStart ? before.startDateTime : start,
    endDateTime: before && sameEnd ? before.endDateTime : end,
    timeZone: before?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    place,
    note,
    responsible: draft.responsible?.id ?? null,
    participants: draft.participants.map(({ id }) => id),
    links: draft.links.map(({ type, id }) => ({ type, id })),
    visibility: draft.visibility,
    reminder: draft.reminder,
    repetition: repeats && { frequency: repeats, until: until || null },
  }
}
