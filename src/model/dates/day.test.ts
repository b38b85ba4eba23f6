import { expect, test } from 'vitest'
import { momentOf, showDay } from './day.ts'

test('a stored day is shown DD/MM/YYYY, the same day in every time zone [P-E09]', () => {
  expect(showDay('2026-03-01')).toBe('01/03/2026')
  expect(showDay('0079-10-24')).toBe('24/10/0079')
})

test('a moment is shown as the day it falls on here [P-E09]', () => {
  expect(showDay(new Date(2026, 10, 5, 23, 59))).toBe('05/11/2026')
  expect(showDay(new Date(2026, 10, 5).toISOString())).toBe('05/11/2026')
})

test('a unix stamp of ten digits counts seconds, a longer one milliseconds [P-E09]', () => {
  expect(momentOf(1_763_726_400).toISOString()).toBe('2025-11-21T12:00:00.000Z')
  expect(momentOf('1763726400').toISOString()).toBe('2025-11-21T12:00:00.000Z')
  expect(momentOf(1_763_726_400_000).toISOString()).toBe('2025-11-21T12:00:00.000Z')
})
