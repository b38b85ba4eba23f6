import { expect, test } from 'vitest'
import { countingTime } from '../field-work/counting-time.ts'
import { proposedAction } from './actions.ts'
import type { AuditResult, Finding } from './finding.ts'
import { standingsOf } from './standings.ts'

const found = (id: string, result: AuditResult, by: string, at: string, more: Partial<Finding> = {}) => ({
  id,
  objectId: 'vase',
  result,
  locationId: null,
  at: `2027-01-10T${at}:00.000Z`,
  by,
  undoes: null,
  ...more,
})

/** Returns all permutations. */
const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map(rest => [one, ...rest]))

test('The result of an object does not depend on the order of findings: the latest counts, withdrawn ones do not, and only their author withdraws them [C-P09]', () => {
  const log = [
    found('a', 'MISSING', 'anna', '09:00'),
    found('b', 'IN_PLACE', 'anna', '10:00'),
    found('c', 'ELSEWHERE', 'bert', '11:00', { locationId: 'hall' }),
    found('d', 'IN_PLACE', 'bert', '11:30', { undoes: 'c' }),
    found('e', 'IN_PLACE', 'bert', '11:31', { undoes: 'b' }),
  ]
  const stand = (some: readonly Finding[]) =>
    [...standingsOf(some).values()].map(({ latest, findings, contradictory }) => [
      latest.id,
      findings.length,
      contradictory,
    ])
  for (const order of ordersOf(log)) expect(stand(order)).toEqual([['b', 2, false]])
  for (const order of ordersOf(log.slice(0, 3))) expect(stand(order)).toEqual([['c', 3, true]])
  const sameMoment = [found('x', 'MISSING', 'anna', '09:00'), found('y', 'IN_PLACE', 'anna', '09:00')]
  for (const order of ordersOf(sameMoment)) expect(stand(order)).toEqual([['y', 2, false]])
  expect(standingsOf([found('z', 'UNREADABLE', 'anna', '09:00', { objectId: null })]).size).toBe(0)
})

test('A finding is dated by the clock of the device, corrected if it is wrong, never before the list was made nor after it was received [C-P09]', () => {
  const day = (time: string) => new Date(`2027-01-10T${time}:00.000Z`)
  const received = { receivedAt: day('18:00'), since: day('08:00') }
  const time = (at: string, sentAt?: string) =>
    countingTime(`2027-01-${at}:00.000Z`, {
      ...received,
      ...(sentAt && { sentAt: `2027-01-${sentAt}:00.000Z` }),
    })
  expect(time('10T12:00', '10T18:00')).toEqual(day('12:00'))
  expect(time('12T12:00', '12T18:00')).toEqual(day('12:00'))
  expect(time('10T07:00')).toEqual(day('08:00'))
  expect(time('10T19:00')).toEqual(day('18:00'))
})

test('Contradictory findings are proposed for a check first, and objects without a record get one [C-P09]', () => {
  const known = { hasRecord: true, contradictory: false }
  expect(proposedAction('MISSING', known)).toBe('LOSS')
  expect(proposedAction('ELSEWHERE', { ...known, contradictory: true })).toBe('LOOK')
  expect(proposedAction('UNEXPECTED', { ...known, hasRecord: false })).toBe('RECORD')
})
