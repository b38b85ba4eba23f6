/** Simple dates: shown as DD/MM/YYYY, stored as YYYY-MM-DD, in every language. */

const storedDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** A unix stamp of ten digits counts seconds; a longer one milliseconds. */
const secondsStamp = /^\d{10}$/

/** Parses a time given as a date, as ISO text, or as a Unix timestamp in seconds (ten digits) or milliseconds. */
export function momentOf(value: Date | string | number): Date {
  const text = String(value)
  if (secondsStamp.test(text)) return new Date(Number(text) * 1000)
  return new Date(/^\d+$/.test(text) ? Number(text) : value)
}

const two = (part: number): string => String(part).padStart(2, '0')

/** Formats a day for people, in local time; a stored day is the same everywhere. */
export function showDay(value: Date | string | number): string {
  const [, year, month, day] = storedDay.exec(String(value)) ?? []
  if (year) return `${day}/${month}/${year}`
  const moment = momentOf(value)
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${String(moment.getFullYear()).padStart(4, '0')}`
}
