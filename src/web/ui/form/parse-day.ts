const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Parses a day: DD/MM/YYYY with any common separator, or the stored YYYY-MM-DD. Returns undefined for other text. */
export function parseDay(text: string): string | undefined {
  const plain = text.trim()
  const stored = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const typed =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(plain) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(plain)
  const [year, month, day] = (stored?.slice(1) ?? typed?.slice(1).reverse() ?? []).map(Number)
  if (!year || !month || !day || !exists(year, month, day)) return undefined
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Formats a stored day as DD/MM/YYYY. */
export const showDay = (day: string): string => day.split('-').reverse().join('/')
