import { expect, test } from 'vitest'
import { daysUntilOver } from './days-until-over.ts'

const now = new Date('2026-11-23T10:00:00Z')
const until = (end?: string) => daysUntilOver({ type: 'LOAN_OUT', values: end ? { loan: { end } } : {} }, now)

test('a room is offered for as long as the loan lasts and a little more, never for less than usual [C-P06]', () => {
  expect(until()).toBe(90)
  expect(until('2026-12-01')).toBe(90)
  expect(until('2027-03-01')).toBe(180)
  expect(until('2027-06-30')).toBe(365)
  expect(until('2031-01-01')).toBe(730)
})
