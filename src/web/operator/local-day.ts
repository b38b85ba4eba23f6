const two = (part: number): string => String(part).padStart(2, '0')

/** The day of a moment where one is, YYYY-MM-DD. */
export function localDay(iso: string): string {
  const date = new Date(iso)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first second of a day where one is. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString()

/** The last second of a day where one is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
