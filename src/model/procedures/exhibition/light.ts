import { dayMs } from '../../dates/durations.ts'
import { yearOf } from '../../dates/museum-day.ts'
import type { LimitGiven, Limits } from '../../engine/aspects/limits.ts'
import type { LightExposure } from '../../groups/light.ts'
import type { ExhibitionLine } from './line.ts'
import type { ExhibitionValues } from './sections.ts'

interface Exhibited {
  readonly values: ExhibitionValues
  readonly line: ExhibitionLine
}

/** Days, light and dose, as far as they are known. */
interface Exposure {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly lux?: number | undefined
  readonly hours?: number | undefined
  readonly luxHours?: number | undefined
}

const daysFrom = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / dayMs)) + 1

/**
 * Returns what an object is exposed to in an exhibition: as planned for it, or else as in its rooms all the time it is on show. Hours planned without an
 * end are those of a year.
 * @param end the last day of what has no end yet
 */
export function exposureOf(
  { values: { period, climate }, line: { light, onShow } }: Exhibited,
  end?: string,
): Exposure {
  const from = onShow?.from ?? period?.opening
  const ends = onShow?.until ?? period?.closing
  const until = ends ?? end
  const weeks = from && until ? daysFrom(from, until) / 7 : undefined
  const planned = light?.hours
  const weekly = planned === undefined ? climate?.hoursPerWeek : ends ? undefined : (planned * 7) / 365
  const overall = weekly === undefined || weeks === undefined ? planned : weekly * weeks
  const lux = light?.lux ?? climate?.maxLux
  const hours = overall === undefined ? undefined : Math.round(overall)
  const luxHours = lux === undefined || hours === undefined ? undefined : Math.round(lux * hours)
  return { from, until, lux, hours, luxHours }
}

/** Spreads the dose of an exposure evenly over the calendar years of its days. */
function doses({ from, until, luxHours = 0 }: Exposure): ReadonlyMap<number, number> {
  const [first, last] = [from ?? until, until ?? from]
  if (!first || !last) return new Map()
  const days = daysFrom(first, last)
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, at) => yearOf(first) + at)
  return new Map(
    years.map(year => {
      const begins = yearOf(first) === year ? first : `${year}-01-01`
      const ends = yearOf(last) === year ? last : `${year}-12-31`
      return [year, (luxHours * daysFrom(begins, ends)) / days]
    }),
  )
}

/** Returns the highest dose of a year in which an object is on show, with what it was exposed to before; undefined while it is not known. */
function yearlyDose({
  record,
  ...exhibited
}: LimitGiven<ExhibitionValues, ExhibitionLine>): number | undefined {
  const { period } = exhibited.values
  const from = exhibited.line.onShow?.from ?? period?.opening
  // What has no end is on show for a whole year at some time.
  const exposure = exposureOf(exhibited, from && `${yearOf(from) + 1}-12-31`)
  if (exposure.luxHours === undefined) return undefined
  const own = doses(exposure)
  if (own.size === 0) return exposure.luxHours
  const before = ((record.lightExposures ?? []) as readonly LightExposure[]).map(doses)
  const sums = [...own].map(([year, dose]) => before.reduce((sum, each) => sum + (each.get(year) ?? 0), dose))
  return Math.round(Math.max(...sums))
}

/** Light that objects bear, according to their records. Once the exhibition is taken down, these remember it. */
export const exhibitionLimits: Limits<ExhibitionValues, ExhibitionLine> = {
  lux: {
    path: 'requirements/maxLux',
    until: 'takenDown',
    asks: given => exposureOf(given).lux,
  },
  dose: {
    path: 'requirements/luxHoursPerYear',
    reads: ['lightExposures'],
    until: 'takenDown',
    asks: yearlyDose,
  },
}
