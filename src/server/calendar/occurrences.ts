import { fromDate, toCalendarDate } from '@internationalized/date'
import type { CalendarSpan } from '#model/calendar/computed-entry.ts'
import type { Frequency } from '#model/calendar/entry-kinds.ts'
import { dayMs } from '#model/dates/durations.ts'

/** The dates of an event, once or recurring. */
export interface Timed {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly allDay: boolean
  readonly timeZone: string
  readonly repeats: Frequency | null
  /** The last day on which it may begin, YYYY-MM-DD. */
  readonly repeatsUntil: string | null
}

export interface Occurrence {
  readonly start: Date
  readonly end: Date
}

/** No time between two of them is longer than this many days. */
const longestStep = { daily: 1, weekly: 7, monthly: 31, yearly: 366 } as const

/** A moment in the time zone of an entry; whole days use UTC. */
const localOf = (moment: Date, { allDay, timeZone }: Pick<Timed, 'allDay' | 'timeZone'>) =>
  fromDate(moment, allDay ? 'UTC' : timeZone)

/** The day on which an entry begins, in its time zone. */
export const dayOf = (moment: Date, timed: Pick<Timed, 'allDay' | 'timeZone'>): string =>
  toCalendarDate(localOf(moment, timed)).toString()

const units = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

/** The beginning after `steps` steps, at the same time by the clocks of the place; undefined in months that have no such day. */
function stepped(timed: Timed, repeats: Frequency, steps: number): Date | undefined {
  const first = localOf(timed.startsAt, timed)
  const unit = units[repeats]
  const there = first.add({ [unit]: steps })
  return (unit === 'months' || unit === 'years') && there.day !== first.day ? undefined : there.toDate()
}

/**
 * The times something takes place that begin, or are still going on, between two moments, in order. Repetitions keep to the clocks of the place, also
 * when these change (RFC 5545, section 3.3.10); a 31st is left out of months that have none.
 */
export function* occurrences(timed: Timed, { from, to }: CalendarSpan): Generator<Occurrence> {
  const { startsAt, endsAt, repeats, repeatsUntil } = timed
  const length = endsAt.getTime() - startsAt.getTime()
  const isIn = (start: Date) => start >= from || start.getTime() + length > from.getTime()
  if (!repeats) {
    if (startsAt < to && isIn(startsAt)) yield { start: startsAt, end: endsAt }
    return
  }
  const gone = from.getTime() - length - startsAt.getTime()
  let step = Math.max(0, Math.floor(gone / dayMs / longestStep[repeats]) - 1)
  for (; ; step++) {
    const start = stepped(timed, repeats, step)
    if (!start) continue
    if (start >= to || (repeatsUntil !== null && dayOf(start, timed) > repeatsUntil)) return
    if (isIn(start)) yield { start, end: new Date(start.getTime() + length) }
  }
}

/** After this moment nothing of it is left; null where it repeats without end. */
export function overAt({ startsAt, endsAt, repeats, repeatsUntil }: Timed): Date | null {
  if (!repeats) return endsAt
  if (repeatsUntil === null) return null
  // A day has started everywhere within a day of its beginning in UTC, and is over a day later.
  return new Date(Date.parse(repeatsUntil) + 2 * dayMs + (endsAt.getTime() - startsAt.getTime()))
}

/** Years are the longest wait for the next one: a 29th of February comes every eighth year at the latest. */
const horizonMs = 9 * 366 * dayMs

/** Returns the time of the next reminder after a moment; null when there is none. */
export function nextReminder(timed: Timed, minutes: number | null, after: Date): Date | null {
  if (minutes === null) return null
  const ahead = minutes * 60_000
  const from = new Date(after.getTime() + ahead)
  const to = new Date(Math.max(from.getTime(), timed.startsAt.getTime()) + horizonMs)
  for (const { start } of occurrences(timed, { from, to }))
    if (start > from) return new Date(start.getTime() - ahead)
  return null
}
