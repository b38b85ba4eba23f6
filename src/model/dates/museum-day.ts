import { dayMs, hourMs } from './durations.ts'

/*
 * Days and years in a museum's own time zone, wherever server and reader are. Everything dated (signatures, numbers of a year, deadlines)
 * uses it; there is no other conversion from a point in time to a day.
 */

/** Time zone of a museum that has set none. */
export const defaultZone = 'Europe/Rome'

/** Time zone of the platform's own log, which belongs to no museum. */
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

/** Returns the day of a point in time: '2026-11-23'. */
export function dayIn(zone: string, moment: Date): string {
  const { year = '', month, day } = partsIn(zone, moment)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Adds days to a day; without hours, so that clock changes skip none. */
export const daysAfter = (day: string, days: number): string => isoDay(Date.parse(day) + days * dayMs)

/** Returns the year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Returns the offset of a time zone at a point in time, in milliseconds. */
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

/** Returns the point in time of an hour of a day in a time zone; an hour skipped by a clock change becomes the next one. */
export function momentIn(zone: string, day: string, hour: number): Date {
  const there = Date.parse(day) + hour * hourMs
  const guess = there - aheadOf(zone, new Date(there))
  return new Date(there - aheadOf(zone, new Date(guess)))
}

/** Returns the time at which people are reminded of a day: before work. */
export const morningOf = (zone: string, day: string): Date => momentIn(zone, day, 7)

/** Returns the days of a calendar range, whose whole days are midnights in UTC. The end is exclusive. */
export const daysOfSpan = ({ from, to }: { readonly from: Date; readonly to: Date }) => ({
  first: dayIn('UTC', from),
  last: dayIn('UTC', new Date(to.getTime() - 1)),
})

/** Formats a day in words: '30 June 2027'. */
export const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
