import {
  type ComplexDate,
  type DatePeriod,
  type DateSide,
  type Era,
  type PeriodPart,
  sideOf,
} from './complex-date.ts'

/** Astronomical years, both included: 1 BC is 0, 100 BC is -99. Null is open: nothing is known on that end. */
export interface YearRange {
  readonly from: number | null
  readonly to: number | null
}

/** Both ends known. */
export interface Years {
  readonly from: number
  readonly to: number
}

/** Years before present count back from 1950, the year of radiocarbon dating. */
const present = 1950

/** A year as people write it on the one line of astronomical years. */
export function astronomicalYear(year: number, era: Era): number {
  if (era === 'BC') return 1 - year
  return era === 'BP' ? present - year : year
}

/** Which fraction of the period, from its beginning, each part is. */
const fractions: Readonly<Record<PeriodPart, readonly [from: number, to: number]>> = {
  beginning: [0, 1 / 4],
  middle: [1 / 4, 3 / 4],
  end: [3 / 4, 1],
  firstHalf: [0, 1 / 2],
  secondHalf: [1 / 2, 1],
  firstQuarter: [0, 1 / 4],
  secondQuarter: [1 / 4, 1 / 2],
  thirdQuarter: [1 / 2, 3 / 4],
  lastQuarter: [3 / 4, 1],
  firstThird: [0, 1 / 3],
  secondThird: [1 / 3, 2 / 3],
  lastThird: [2 / 3, 1],
}

function yearsOfPeriod({ number, part }: DatePeriod, length: number, era: Era): Years {
  const first = era === 'AD' ? (number - 1) * length + 1 : astronomicalYear(number * length, era)
  const [from, to] = part ? fractions[part] : [0, 1]
  return { from: first + Math.floor(from * length), to: first + Math.floor(to * length) - 1 }
}

/** The years a side names, its qualifier left aside. */
export function yearsOfSide({ type, era, point, period }: DateSide): Years {
  if (period) return yearsOfPeriod(period, type === 'CENTURY' ? 100 : 1000, era)
  const year = astronomicalYear(point?.year ?? 0, era)
  return { from: year, to: year }
}

/**
 * How many years 'ca' reaches on either side: half a quarter of a century, as museums that code their circa dates do;
 * in prehistory (before 3000 BC) a hundredth of the age.
 */
export function caReach(year: number): number {
  return year < -2999 ? Math.round((present - year) / 100) : 12
}

/** One side alone: 'ca' widens it, 'before' and 'after' open it, 'uncertain' leaves it as it is. */
function rangeOfSide(side: DateSide): YearRange {
  const { from, to } = yearsOfSide(side)
  switch ((side.point ?? side.period)?.qualifier) {
    case 'ca':
      return { from: from - caReach(from), to: to + caReach(to) }
    case 'before':
      return { from: null, to: from }
    case 'after':
      return { from: to, to: null }
    default:
      return { from, to }
  }
}

/** The earliest side of a span that is 'after' something begins there, the latest that is 'before' something ends there. */
const ordered = ({ from, to }: YearRange): YearRange =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

/**
 * The years a date covers, for searching and sorting [C-E09]. Never reversed, even where the two sides are.
 * @returns undefined when the date says no year: it is empty or its text was not understood.
 */
export function rangeOf(date: ComplexDate | null | undefined): YearRange | undefined {
  if (!date) return undefined
  const earliest = sideOf(date, 'earliest')
  const latest = sideOf(date, 'latest')
  if (earliest && latest) return ordered({ from: rangeOfSide(earliest).from, to: rangeOfSide(latest).to })
  if (earliest) return rangeOfSide(earliest)
  return latest && { from: null, to: rangeOfSide(latest).to }
}
