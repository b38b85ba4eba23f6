const two = (part: number): string => String(part).padStart(2, '0')

/** The day of a moment where one is, YYYY-MM-DD. */
export function localDay(iso: string): string {
  const date = new Date(iso)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last second of a day where one is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()

/** A moment as a box for day and time takes it. */
export function localMoment(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return `${localDay(iso)}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What was chosen in such a box; null where nothing was. */
export const momentOf = (local: string): string | null => (local ? new Date(local).toISOString() : null)
