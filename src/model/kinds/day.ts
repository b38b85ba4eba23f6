import type { FieldOptions, Leaf } from './field.ts'
import type { Kind } from './kind.ts'

export type DayField = Leaf<'day', string>

/** A day of the calendar as YYYY-MM-DD: of an inventory, a valuation, a movement. For the age of things there is `date`. */
export const day = (options: FieldOptions = {}): DayField => ({ ...options, kind: 'day' })

/** The day that year, month and day name, if there is one. */
const dayOf = (year: number, month: number, date: number): string | undefined => {
  const instant = new Date(Date.UTC(2000, month - 1, date))
  instant.setUTCFullYear(year, month - 1, date)
  const real = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date && year >= 1
  return real ? `${String(year).padStart(4, '0')}-${pad(month)}-${pad(date)}` : undefined
}

const pad = (part: number): string => String(part).padStart(2, '0')

/** Stored form first, then day, month, year with any of the usual separators. */
function readDay(text: string): string | undefined {
  const iso = text.match(/^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+Z?)?$/)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const written = text.match(/^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/)
  return written ? dayOf(Number(written[3]), Number(written[2]), Number(written[1])) : undefined
}

/** A day as a number that grows from day to day: 20260131. */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** Returns a stored day as people read it: DD/MM/YYYY (P-E09). */
export const showDay = (day: string): string => day.split('-').reverse().join('/')

export const dayKind: Kind<DayField, string> = {
  parse(input, _field, problems) {
    if (input === undefined || input === null || input === '') return undefined
    const value = typeof input === 'string' ? readDay(input.trim()) : undefined
    if (!value) problems.add({ key: 'day' })
    return value
  },
  read: (text, field, problems) => dayKind.parse(text.trim(), field, problems),
  show: showDay,
  index(value) {
    const year = Number(value.slice(0, 4))
    return { facetValues: [String(year)] }
  },
  schema: () => ({ type: 'string', format: 'date' }),
  propertyType: 'DAY',
  isPlain: true,
  facts: value => ({ numbers: [{ scale: '', value: dayNumber(value) }] }),
  isDay: true,
}
