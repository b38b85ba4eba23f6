import type { MuseumData } from '#model/museum/museum-data.ts'

/** The zones of a country; none where the browser does not know them. */
const zonesOf = (country: string): readonly string[] => {
  if (country === '') return []
  const locale = new Intl.Locale('und', { region: country })
  const knowing = locale as typeof locale & { getTimeZones?: () => string[] | undefined }
  return knowing.getTimeZones?.() ?? []
}

/** The hours of a zone in winter and in summer. */
const hoursIn = (timeZone: string): string =>
  ['2026-01-01', '2026-07-01']
    .map(day => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(new Date(day)))
    .join()

/** Returns the museum in a country, with the country's time zone where all of it has the same time. */
export function inCountry(values: MuseumData, country: string): MuseumData {
  const placed = { ...values, country }
  const zones = zonesOf(country)
  const [zone] = zones
  if (zone === undefined || zones.includes(values.timeZone)) return placed
  return new Set(zones.map(hoursIn)).size === 1 ? { ...placed, timeZone: zone } : placed
}
