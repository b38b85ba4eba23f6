/** A Date as ISO 8601 in UTC: the day alone where it is midnight. */
export const dateText = (date: Date): string => {
  const iso = date.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}
