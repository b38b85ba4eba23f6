import { expect, test } from 'vitest'
import { filterOf, formatYearRange, rangeOf, yearsOfCentury } from './year-range.ts'

const words = {
  before: (year: string) => `${year} B.C.`,
  range: (from: string, to: string) => `${from} – ${to}`,
  since: (from: string) => `from ${from}`,
  until: (to: string) => `until ${to}`,
}

test('People know no year 0: years B.C. are typed with a minus and counted one higher [C-K03] [C-E09]', () => {
  expect(filterOf({ from: -300, to: -201 })).toBe('-299..-200')
  expect(rangeOf('-299..-200')).toEqual({ from: -300, to: -201 })
  expect(filterOf({ from: -1, to: 1 })).toBe('0..1')
  expect(rangeOf('0..1')).toEqual({ from: -1, to: 1 })
})

test('An end of a range may be open; both open is no filter', () => {
  expect(filterOf({ to: 1500 })).toBe('..1500')
  expect(filterOf({})).toBeUndefined()
  expect(rangeOf('..1500')).toEqual({ from: undefined, to: 1500 })
  expect(rangeOf('nonsense')).toEqual({ from: undefined, to: undefined })
})

test('A range is shown in natural language', () => {
  expect(formatYearRange({ from: -300, to: -201 }, words)).toBe('300 B.C. – 201 B.C.')
  expect(formatYearRange({ from: 1520, to: 1520 }, words)).toBe('1520')
  expect(formatYearRange({ from: 1520 }, words)).toBe('from 1520')
  expect(formatYearRange({ to: -1 }, words)).toBe('until 1 B.C.')
})

test('Centuries are adjacent, without gaps and without a year 0', () => {
  expect(yearsOfCentury(-2)).toEqual({ from: -200, to: -101 })
  expect(yearsOfCentury(-1)).toEqual({ from: -100, to: -1 })
  expect(yearsOfCentury(1)).toEqual({ from: 1, to: 100 })
  expect(yearsOfCentury(20)).toEqual({ from: 1901, to: 2000 })
})
