import { dayMs } from '#model/dates/durations.ts'
import { dayIn, daysAfter } from '#model/dates/museum-day.ts'

/** Days as YYYY-MM-DD. What is reckoned with them is reckoned in UTC, where each has twenty-four hours. */

const two = (part: number): string => String(part).padStart(2, '0')

const isoOf = (ms: number): string => dayIn('UTC', new Date(ms))

/** The day of a moment where the reader is. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The time of a moment where the reader is: '09:30'. */
export const localTime = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`

/** The moment at which the clocks of the reader show a time of a day. */
export const momentAt = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00`)

/** The last second of a day where the reader is. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59`)

export const addDays = daysAfter

/** Returns the number of days between two. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The same day of another month; its last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The Monday on or before a day. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7))

const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

/** The week of a day, from Monday on. */
export const weekOf = (day: string): readonly string[] => daysFrom(mondayOf(day), 7)

/** The weeks that have a day of its month. */
export function monthOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`
  const next = addMonths(first, 1)
  const weeks: (readonly string[])[] = []
  for (let monday = mondayOf(first); monday < next; monday = addDays(monday, 7))
    weeks.push(daysFrom(monday, 7))
  return weeks
}

/** Days that follow one another. */
export const someDays = daysFrom

/** True for a text that is an existing day. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  isoOf(Date.parse(text)) === text
