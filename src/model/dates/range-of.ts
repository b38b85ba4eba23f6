import {
  type ComplexDate,
  type DatePeriod,
  type DateSide,
  type Era,
  type PeriodPart,
  sideOf,
} from './complex-date.ts'

/** Astronomical years, both inclusive: 1 BC is 0, 100 BC is -99. Null means unknown. */
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

/** Converts a year with its era to an astronomical year. */
function astronomicalYear(year: number, era: Era): number {
  if (era === 'BC') return 1 - year
  return era === 'BP' ? present - year : year
}

/** Fraction of the period that each part covers. */
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

/** Returns the years of a side, ignoring its qualifier. */
export function yearsOfSide({ type, era, point, period }: DateSide): Years {
  if (period) return yearsOfPeriod(period, type === 'CENTURY' ? 100 : 1000, era)
  const year = astronomicalYear(point?.year ?? 0, era)
  return { from: year, to: year }
}

/**
 * Returns the years 'ca' adds on either side: an eighth of a century, as is common where circa dates are coded; before 3000 BC a hundredth
 * of the age.
 */
function caReach(year: number): number {
  return year < -2999 ? Math.round((present - year) / 100) : 12
}

/** Returns the range of one side: 'ca' widens it, 'before' and 'after' open it, 'uncertain' changes nothing. */
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

/** Orders the ends; in a span, an earliest side that is 'after' something begins there, a latest one 'before' something ends there. */
const ordered = ({ from, to }: YearRange): YearRange =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

/**
 * Returns the years a date covers, for search and sorting (C-E09). Never reversed, even when the two sides are.
 * @returns undefined without a year: the date is empty or could not be parsed.
 */
export function rangeOf(date: ComplexDate | null | undefined): YearRange | undefined {
  if (!date) return undefined
  const earliest = sideOf(date, 'earliest')
  const latest = sideOf(date, 'latest')
  if (earliest && latest) return ordered({ from: rangeOfSide(earliest).from, to: rangeOfSide(latest).to })
  if (earliest) return rangeOfSide(earliest)
  return latest && { from: null, to: rangeOfSide(latest).to }
}
