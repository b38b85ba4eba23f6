import { fold } from '#model/text/fold.ts'

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Returns the number of the month a word names; the first three letters tell months apart in every language, and 'luty' is 'lutego'. */
function monthNamed(word: string, language: string): number {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const begin = (name: string) => fold(name).slice(0, 3)
  return (
    1 + Array.from({ length: 12 }, (_, month) => begin(format(Date.UTC(2001, month)))).indexOf(begin(word))
  )
}

/**
 * Parses a day: DD/MM/YYYY with any common separator, the month also by its name in a language ('1 Feb 2027'), or the stored YYYY-MM-DD. Years have four
 * digits: '27' may be 1927. Returns undefined for other text.
 */
export function parseDay(text: string, language = 'en'): string | undefined {
  const plain = text.trim()
  const stored = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const typed =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(plain) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(plain)
  const [, first, name = '', last] = /^(\d{1,2})[\s.]+(\p{L}{3,})[\s.]+(\d{4})$/u.exec(plain) ?? []
  const named = name && [last, monthNamed(name, language), first]
  const [year, month, day] = (stored?.slice(1) ?? typed?.slice(1).reverse() ?? (named || [])).map(Number)
  if (!year || !month || !day || !exists(year, month, day)) return undefined
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Formats a stored day as DD/MM/YYYY. */
export const showDay = (day: string): string => day.split('-').reverse().join('/')
