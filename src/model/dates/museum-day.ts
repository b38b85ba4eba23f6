import { dayMs, hourMs } from './durations.ts'

/*
 * Days and years as a museum has them: whatever is dated (signatures, numbers of a year, what is due) goes by the clocks of its own time zone,
 * wherever the server and the reader are. There is no other way from a moment to a day.
 */

/** Of a museum that has not said where it is. */
export const defaultZone = 'Europe/Rome'

/** Of what belongs to no museum: the platform's own record. */
export const platformZone = 'UTC'

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone !== ''
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string, moment: Date): Readonly<Record<string, string>> {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(zone, format)
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** The day on which a moment falls: '2026-11-23'. */
export function dayIn(zone: string, moment: Date): string {
  const { year = '', month, day } = partsIn(zone, moment)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A day so many days later; days have no hours, so that none is skipped when clocks change. */
export const daysAfter = (day: string, days: number): string => isoDay(Date.parse(day) + days * dayMs)

/** The year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function aheadOf(zone: string, moment: Date): number {
  const { year, month, day, hour, minute, second } = partsIn(zone, moment)
  const there = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return there - Math.floor(moment.getTime() / 1000) * 1000
}

/** The moment at which the clocks of a zone show an hour of a day; an hour that is skipped when they change is the next one. */
export function momentIn(zone: string, day: string, hour: number): Date {
  const there = Date.parse(day) + hour * hourMs
  const guess = there - aheadOf(zone, new Date(there))
  return new Date(there - aheadOf(zone, new Date(guess)))
}

/** When people are reminded of a day: before work. */
export const morningOf = (zone: string, day: string): Date => momentIn(zone, day, 7)

/** The days of a span of the calendar, whose whole days are midnights in UTC. The moment of its end is outside. */
export const daysOfSpan = ({ from, to }: { readonly from: Date; readonly to: Date }) => ({
  first: dayIn('UTC', from),
  last: dayIn('UTC', new Date(to.getTime() - 1)),
})

/** A day in words: '30 June 2027'. */
export const sayDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
