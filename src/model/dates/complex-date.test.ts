import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDate, year } from '../../../test/harness/any-date.ts'
import { centuriesOf } from './centuries-of.ts'
import { checkDate } from './check-date.ts'
import { compareDates, sameDate, sortYearOf } from './compare-dates.ts'
import { type ComplexDate, dateTermIds, type Era, isEmptyDate } from './complex-date.ts'
import { showCentury } from './date-text.ts'
import { rangeOf } from './range-of.ts'
import { tidyDate } from './tidy-date.ts'

const century = (number: number, earliestEra: Era): ComplexDate => ({
  periodMode: 'SINGLE',
  type: 'CENTURY',
  earliestPeriod: { number },
  earliestEra,
})

const span = (from: ComplexDate, to: ComplexDate): ComplexDate => ({
  ...from,
  periodMode: 'TIMESPAN',
  ...(to.earliestDate && { latestDate: to.earliestDate }),
  ...(to.earliestPeriod && { latestPeriod: to.earliestPeriod }),
  ...(to.earliestEra && { latestEra: to.earliestEra }),
})

describe('the range of years of a complex date', () => {
  test('a year before Christ is one less on the line of years, for there was no year 0 [C-E09]', () => {
    expect(rangeOf(year(1, 'BC'))).toEqual({ from: 0, to: 0 })
    expect(rangeOf(year(100, 'BC'))).toEqual({ from: -99, to: -99 })
    expect(rangeOf(year(1520))).toEqual({ from: 1520, to: 1520 })
    expect(rangeOf(year(15_000, 'BP'))).toEqual({ from: -13_050, to: -13_050 })
  })

  test('a century is its hundred years, before Christ too [C-E09]', () => {
    expect(rangeOf(century(4, 'AD'))).toEqual({ from: 301, to: 400 })
    expect(rangeOf(century(4, 'BC'))).toEqual({ from: -399, to: -300 })
    expect(rangeOf(century(1, 'BC'))).toEqual({ from: -99, to: 0 })
    expect(rangeOf({ ...century(2, 'BC'), type: 'MILLENNIUM' })).toEqual({ from: -1999, to: -1000 })
  })

  test('a part of a century is that part of its years [C-E09]', () => {
    const part = (part: NonNullable<ComplexDate['earliestPeriod']>['part'] & string) =>
      rangeOf({ ...century(4, 'BC'), earliestPeriod: { number: 4, part } })
    expect(part('secondHalf')).toEqual({ from: -349, to: -300 })
    expect(part('beginning')).toEqual({ from: -399, to: -375 })
    expect(part('middle')).toEqual({ from: -374, to: -325 })
    expect(part('lastQuarter')).toEqual({ from: -324, to: -300 })
    expect(part('secondThird')).toEqual({ from: -366, to: -334 })
  })

  test('ca widens, before and after open, a question mark changes nothing [C-E09]', () => {
    const qualified = (qualifier: 'ca' | 'before' | 'after' | 'uncertain', number = 1520, era: Era = 'AD') =>
      rangeOf({ ...year(number, era), earliestDate: { year: number, qualifier } })
    expect(qualified('ca')).toEqual({ from: 1508, to: 1532 })
    expect(qualified('ca', 15_000, 'BP')).toEqual({ from: -13_200, to: -12_900 })
    expect(qualified('before')).toEqual({ from: null, to: 1520 })
    expect(qualified('after')).toEqual({ from: 1520, to: null })
    expect(qualified('uncertain')).toEqual({ from: 1520, to: 1520 })
  })

  test('a text alone has no range [C-E09]', () => {
    expect(rangeOf({ text: 'Ptolemaic', periodMode: 'SINGLE', type: 'YEAR' })).toBeUndefined()
    expect(rangeOf(undefined)).toBeUndefined()
  })

  test('a range never runs backwards, whatever was entered [C-E09]', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const { from, to } = rangeOf({ ...one, ...span(one, other), type: one.type }) ?? {
          from: null,
          to: null,
        }
        expect(from === null || to === null || from <= to).toBe(true)
      }),
    )
  })
})

describe('order of dates', () => {
  test('dates sort over the eras, the unreadable last [C-E09]', () => {
    const dates = [year(50), year(1, 'BC'), year(100, 'BC'), century(1, 'BC'), year(15_000, 'BP'), year(1)]
    const text: ComplexDate = { text: 'Ptolemaic', periodMode: 'SINGLE', type: 'YEAR' }
    const sorted = [text, ...dates].sort(compareDates)
    expect(sorted.map(date => date.text ?? sortYearOf(date))).toEqual([
      -13_050,
      -99,
      -99,
      0,
      1,
      50,
      'Ptolemaic',
    ])
    expect(sorted[1]).toEqual(year(100, 'BC'))
  })

  test('days of one year sort by month and day; before 1500 stands at 1500 [C-E09]', () => {
    const day = (month: number, day: number): ComplexDate => ({
      ...year(1843),
      earliestDate: { year: 1843, month, day },
    })
    expect([day(5, 12), day(5, 3), day(1, 31)].sort(compareDates)).toEqual([
      day(1, 31),
      day(5, 3),
      day(5, 12),
    ])
    expect(sortYearOf({ ...year(1500), earliestDate: { year: 1500, qualifier: 'before' } })).toBe(1500)
  })

  test('the order is one order: symmetrical and without circles [C-E09]', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyDate, (one, two, three) => {
        expect(Math.sign(compareDates(one, two))).toBe(0 - Math.sign(compareDates(two, one)))
        const [first, second, third] = [one, two, three].sort(compareDates) as [
          ComplexDate,
          ComplexDate,
          ComplexDate,
        ]
        expect(compareDates(first, second)).toBeLessThanOrEqual(0)
        expect(compareDates(first, third)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('the same date written otherwise is the same date [C-E09]', () => {
    expect(sameDate({ ...year(1520), text: '1520' }, { ...year(1520), text: 'anno 1520' })).toBe(true)
    expect(sameDate(year(1520), year(1520, 'BC'))).toBe(false)
    expect(sameDate(undefined, { text: ' ', periodMode: 'SINGLE', type: 'CENTURY' })).toBe(true)
  })
})

describe('a date as it is stored', () => {
  test('without sides and text it is empty [C-K18]', () => {
    expect(isEmptyDate({ periodMode: 'TIMESPAN', type: 'CENTURY', text: '  ' })).toBe(true)
    expect(isEmptyDate(year(1))).toBe(false)
    expect(tidyDate({ periodMode: 'TIMESPAN', type: 'CENTURY' })).toBeUndefined()
  })

  test('parts unused by type and mode are dropped, and AD is shown [C-E09]', () => {
    expect(
      tidyDate({
        text: ' 1520 ',
        periodMode: 'SINGLE',
        type: 'YEAR',
        earliestDate: { year: 1520 },
        latestDate: { year: 1530 },
        earliestPeriod: { number: 16 },
      }),
    ).toEqual({
      text: '1520',
      periodMode: 'SINGLE',
      type: 'YEAR',
      earliestDate: { year: 1520 },
      earliestEra: 'AD',
    })
  })

  test('a span of two equal sides is single, an end alone is before [C-E09]', () => {
    expect(tidyDate(span(year(1520), year(1520)))).toEqual(year(1520))
    expect(tidyDate({ periodMode: 'TIMESPAN', type: 'YEAR', latestDate: { year: 1530 } })).toEqual({
      ...year(1530),
      earliestDate: { year: 1530, qualifier: 'before' },
    })
  })

  test('tidying twice changes nothing, and JSON gives the same date back [C-E09]', () => {
    fc.assert(
      fc.property(anyDate, date => {
        const tidy = tidyDate(date)
        expect(tidyDate(tidy)).toEqual(tidy)
        expect(JSON.parse(JSON.stringify(tidy))).toEqual(tidy)
      }),
    )
  })
})

describe('the words of complex dates', () => {
  test('have the vocabulary ids of the platform; BP has one besides [C-E09]', () => {
    expect(dateTermIds).toEqual({
      TIMESPAN: 1,
      SINGLE: 2,
      AD: 11,
      BC: 12,
      BP: 13,
      YEAR: 21,
      CENTURY: 22,
      MILLENNIUM: 23,
    })
  })
})

describe('what is wrong with a date', () => {
  const codes = (date: ComplexDate, thisYear?: number) =>
    checkDate(date, thisYear).map(({ code, path, severity }) => `${severity} ${code} ${path}`.trim())
  const point = (earliestDate: NonNullable<ComplexDate['earliestDate']>): ComplexDate => ({
    ...year(1),
    earliestDate,
  })

  test('days and months that no calendar has are errors [C-E09]', () => {
    expect(codes(point({ year: 1843, month: 2, day: 30 }))).toEqual(['error dayImpossible earliestDate.day'])
    expect(codes(point({ year: 1843, month: 13 }))).toEqual(['error monthImpossible earliestDate.month'])
    expect(codes(point({ year: 1843, day: 3 }))).toEqual(['error dayWithoutMonth earliestDate.day'])
  })

  test('the Julian calendar had a 29 February in 1500 and 1700, ours has none in 2100 [C-E09]', () => {
    expect(codes(point({ year: 1500, month: 2, day: 29 }))).toEqual([])
    expect(codes(point({ year: 1700, month: 2, day: 29 }))).toEqual([])
    expect(codes(point({ year: 2100, month: 2, day: 29 }))).toEqual(['error dayImpossible earliestDate.day'])
  })

  test('there is no year 0 and no century 0, and centuries are not counted before present [C-E09]', () => {
    expect(codes(point({ year: 0 }))).toEqual(['error yearZero earliestDate.year'])
    expect(codes(point({ year: -5 }))).toEqual(['error yearNotWhole earliestDate.year'])
    expect(codes(century(0, 'AD'))).toEqual(['error numberImpossible earliestPeriod.number'])
    expect(codes(century(4, 'BP'))).toEqual(['error eraOfPeriod earliestEra'])
  })

  test('a span must not run backwards; before Christ the greater year is the earlier [C-E09]', () => {
    const backwards = ['error latestBeforeEarliest']
    expect(codes(span(year(1530), year(1520)))).toEqual(backwards)
    expect(codes(span(year(100, 'BC'), year(200, 'BC')))).toEqual(backwards)
    expect(codes(span(year(200, 'BC'), year(100, 'BC')))).toEqual([])
    expect(codes(span(century(3, 'BC'), century(4, 'BC')))).toEqual(backwards)
    expect(codes(span(point({ year: 1843, month: 5 }), point({ year: 1843, month: 4 })))).toEqual(backwards)
  })

  test('a missing era or side, great age and the future are worth a second look [C-E09]', () => {
    const { earliestEra: _, ...withoutEra } = year(1520)
    expect(codes(withoutEra)).toEqual(['warning eraMissing earliestEra'])
    expect(codes({ ...year(1520), periodMode: 'TIMESPAN' })).toEqual(['warning sideMissing'])
    expect(codes(year(2_000_000, 'BP'))).toEqual(['warning tooOld earliestDate'])
    expect(codes(year(2031), 2030)).toEqual(['warning inFuture earliestDate'])
    expect(codes(year(2031))).toEqual([])
  })
})

describe('centuries of a date, for facets', () => {
  test('a range lies in every century it touches, and there is no century 0 [C-E09]', () => {
    expect(centuriesOf({ from: 1, to: 100 })).toEqual([1])
    expect(centuriesOf({ from: 100, to: 101 })).toEqual([1, 2])
    expect(centuriesOf({ from: -399, to: -300 })).toEqual([-4])
    expect(centuriesOf({ from: -150, to: 150 })).toEqual([-2, -1, 1, 2])
  })

  test('an open range lies in the century of its known end; a long one in the latest sixty [C-E09]', () => {
    expect(centuriesOf({ from: null, to: 1520 })).toEqual([16])
    expect(centuriesOf({ from: 1520, to: null })).toEqual([16])
    expect(centuriesOf(undefined)).toEqual([])
    const long = centuriesOf({ from: -900_000, to: 1900 })
    expect([long.length, long.at(-1)]).toEqual([60, 19])
  })

  test('centuries are shown in the language of the reader [C-E09]', () => {
    expect(showCentury(4, 'en')).toBe('4th century')
    expect(showCentury(-4, 'it')).toBe('IV sec. a.C.')
    expect(showCentury(-4, 'de')).toBe('4. Jh. v. Chr.')
    expect(showCentury(19, 'pl')).toBe('XIX w.')
  })
})
