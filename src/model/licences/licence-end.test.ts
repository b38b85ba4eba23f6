import { expect, test } from 'vitest'
import { daysUntil, reminderDue, siteEnd, siteReminderDue, yearsAfter } from './licence-end.ts'
import { spaceShareOf } from './used-space.ts'

const end = new Date('2026-07-31T12:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00Z`)

test('Reminders come 7 days and 1 day before a trial ends, 30 and 7 days before a subscription ends, and at the end; outdated ones are skipped [P-A15]', () => {
  const remindersOn = (type: 'TRIAL' | 'PAID', days: readonly string[]) =>
    days.map(day => reminderDue(type, end, at(day)))
  expect(
    remindersOn('TRIAL', [
      '2026-07-01',
      '2026-07-24',
      '2026-07-29',
      '2026-07-30',
      '2026-07-31',
      '2026-09-15',
    ]),
  ).toEqual([undefined, '7', '7', '1', 'ended', undefined])
  expect(remindersOn('PAID', ['2026-06-30', '2026-07-01', '2026-07-24', '2026-07-30', '2026-08-01'])).toEqual(
    [undefined, '30', '7', '7', 'ended'],
  )
})

test('Reminders come 60, 30 and 7 days before a public site ends, which is 90 days after the licence [O-W37]', () => {
  expect(siteEnd(end)).toEqual(at('2026-10-29'))
  const days = [
    '2026-07-31',
    '2026-08-29',
    '2026-08-30',
    '2026-09-29',
    '2026-10-22',
    '2026-10-28',
    '2026-10-29',
  ]
  expect(days.map(day => siteReminderDue(end, at(day)))).toEqual([
    undefined,
    undefined,
    'site 60',
    'site 30',
    'site 7',
    'site 7',
    undefined,
  ])
})

test('Days left are counted as people count them', () => {
  expect(daysUntil(end, at('2026-07-30'))).toBe(1)
  expect(daysUntil(end, new Date('2026-07-31T11:59:00Z'))).toBe(1)
  expect(daysUntil(end, at('2026-08-30'))).toBe(0)
})

test('A plan lasts whole years, including leap days', () => {
  expect(yearsAfter(at('2026-07-31'), 3)).toEqual(at('2029-07-31'))
  expect(yearsAfter(at('2028-02-29'), 1)).toEqual(at('2029-03-01'))
})

test('Storage is counted by type of file, replaced contents separately', () => {
  expect([
    spaceShareOf('image/tiff', true),
    spaceShareOf('video/mp4', true),
    spaceShareOf('model/gltf-binary', true),
    spaceShareOf('image/tiff', false),
  ]).toEqual(['pictures', 'films', 'others', 'earlier'])
})
