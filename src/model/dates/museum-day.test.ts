import { expect, test } from 'vitest'
import { dayIn, daysAfter, isTimeZone, longDay, momentIn, morningOf, yearOf } from './museum-day.ts'

test('The day of a museum follows its time zone: at 23:30 in Warsaw, in summer and in winter [F-T27]', () => {
  expect(dayIn('Europe/Warsaw', new Date('2026-11-23T22:30:00Z'))).toBe('2026-11-23')
  expect(dayIn('Europe/Warsaw', new Date('2026-11-23T23:30:00Z'))).toBe('2026-11-24')
  expect(dayIn('Europe/Warsaw', new Date('2026-07-01T21:30:00Z'))).toBe('2026-07-01')
  expect(dayIn('Europe/Warsaw', new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(yearOf(dayIn('Europe/Warsaw', new Date('2026-12-31T23:30:00Z')))).toBe(2027)
  expect(dayIn('America/New_York', new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31')
})

test('In both nights in which clocks change, hours and mornings are in local time [F-T27]', () => {
  // Forward at 2:00 on the 29th of March: the day has 23 hours.
  expect(dayIn('Europe/Warsaw', new Date('2026-03-28T22:59:59Z'))).toBe('2026-03-28')
  expect(dayIn('Europe/Warsaw', new Date('2026-03-28T23:00:00Z'))).toBe('2026-03-29')
  expect(dayIn('Europe/Warsaw', new Date('2026-03-29T21:59:59Z'))).toBe('2026-03-29')
  expect(dayIn('Europe/Warsaw', new Date('2026-03-29T22:00:00Z'))).toBe('2026-03-30')
  expect(morningOf('Europe/Warsaw', '2026-03-28').toISOString()).toBe('2026-03-28T06:00:00.000Z')
  expect(morningOf('Europe/Warsaw', '2026-03-29').toISOString()).toBe('2026-03-29T05:00:00.000Z')
  expect(momentIn('Europe/Warsaw', '2026-03-29', 0).toISOString()).toBe('2026-03-28T23:00:00.000Z')
  // Back at 3:00 on the 25th of October: it has 25.
  expect(dayIn('Europe/Warsaw', new Date('2026-10-24T22:00:00Z'))).toBe('2026-10-25')
  expect(dayIn('Europe/Warsaw', new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
  expect(dayIn('Europe/Warsaw', new Date('2026-10-25T23:00:00Z'))).toBe('2026-10-26')
  expect(morningOf('Europe/Warsaw', '2026-10-25').toISOString()).toBe('2026-10-25T06:00:00.000Z')
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30')
  expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26')
})

test('Days are shown unchanged, and time zones exist [F-T27]', () => {
  expect(longDay('2026-11-23', 'de')).toBe('23. November 2026')
  expect(['Europe/Warsaw', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
