import type { ComplexDate } from '#model/dates/complex-date.ts'

/** '2020:01:02 03:04:05' of EXIF, '2020-01-02T…' and '2020-01' of XMP, '20200102' of IPTC. */
const written = /^(\d{4})(?:[-:]?(\d{2})(?:[-:]?(\d{2}))?)?(?=$|[T\s])/

/** Photographs are not older; zeros and the first of January 1970 and 1980 stand for clocks that nobody set. */
const firstYear = 1826
const unset = /^(19[78]0[-:]?01[-:]?01|0000)/

/** The day, month or year somebody noted in a picture. */
export function dateSaid(text: string): ComplexDate | undefined {
  if (unset.test(text)) return undefined
  const [, year, month, day] = written.exec(text.trim())?.map(Number) ?? []
  if (!year || year < firstYear || year > 2100) return undefined
  const point = { ...(month && day && { day }), ...(month && { month }), year }
  return { periodMode: 'SINGLE', type: 'YEAR', earliestDate: point }
}
