import { expect, test } from 'vitest'
import { excessesOf } from '../../engine/aspects/excesses.ts'
import { movesFrom } from '../../engine/aspects/steps.ts'
import type { CardValues } from '../../engine/card-values.ts'
import { exhibitionEffects } from './effects.ts'
import { exhibition } from './exhibition.ts'
import { exhibitionLimits } from './light.ts'
import { exhibitionKinds } from './sections.ts'

const unmet = (from: string, step: string, values: object) =>
  movesFrom(exhibition, from, {
    values: { ...values },
    objects: { total: 3, unchecked: 0, undecided: 0 },
  }).find(move => move.step === step)?.unmet

test('An exhibition is planned with curator, days and rooms, and opens with the event that its objects remember', () => {
  const planned = {
    curators: [{ curator: { name: 'A. Rossi' } }],
    rooms: [{ id: '5' }],
    period: { installationFrom: '2027-05-01', opening: '2027-05-20' },
  }
  expect(unmet('idea', 'planned', {})).toEqual(['curated', 'dated', 'housed'])
  expect(unmet('idea', 'planned', planned)).toEqual([])
  expect(unmet('building', 'open', planned)).toEqual(['remembered'])
  expect(unmet('building', 'open', { ...planned, event: { name: 'Silver' } })).toEqual([])
})

test('A temporary exhibition is built with its end; a permanent one has none', () => {
  const values = { rooms: [{ id: '5' }], period: { installationFrom: '2027-05-01', opening: '2027-05-20' } }
  expect(unmet('planned', 'building', values)).toEqual(['ended'])
  const permanent = { ...values, exhibitionKind: { id: exhibitionKinds.PERMANENT } }
  expect(unmet('planned', 'building', permanent)).toEqual([])
})

test('When it opens, its objects remember it with their own days, and are in its rooms', () => {
  const given = {
    number: 'EX-2027-001',
    today: '2027-05-20',
    values: {
      event: { id: '40' },
      venue: { name: 'Town museum' },
      period: { opening: '2027-05-20', closing: '2027-09-30' },
    },
    line: { room: { id: '5' }, showcase: 'Case 4', onShow: { until: '2027-07-15' }, catalogueNumber: '12' },
  }
  const { shown, movement } = exhibitionEffects
  expect(shown?.edits?.(given, {})).toEqual([
    {
      kind: 'add',
      path: 'exhibitions',
      value: {
        event: { id: '40' },
        venue: 'Town museum',
        date: {
          periodMode: 'TIMESPAN',
          type: 'YEAR',
          earliestDate: { day: 20, month: 5, year: 2027 },
          latestDate: { day: 15, month: 7, year: 2027 },
          earliestEra: 'AD',
          latestEra: 'AD',
        },
        catalogueNumber: '12',
      },
    },
  ])
  expect(movement?.edits?.(given, {})).toEqual([
    {
      kind: 'add',
      path: 'movements',
      value: { to: { id: '5' }, when: '2027-05-20', note: 'Case 4, EX-2027-001' },
    },
  ])
  expect([shown, movement].map(effect => effect?.when?.({ ...given, values: {}, line: {} }))).toEqual([
    false,
    false,
  ])
})

const bears = (maxLux?: number, luxHoursPerYear?: number, lightExposures?: readonly object[]) => ({
  requirements: { maxLux, luxHoursPerYear },
  lightExposures,
})

const autumn = {
  period: { opening: '2027-10-03', closing: '2028-01-01' },
  climate: { maxLux: 80, hoursPerWeek: 42 },
}

test('An object is lit no brighter than it bears, by its own light or else by that of the rooms', () => {
  const excesses = (line: CardValues, record: CardValues) =>
    excessesOf(exhibitionLimits, { values: autumn, line, record })
  expect(excesses({}, bears(50))).toEqual([{ limit: 'lux', asked: 80, allowed: 50 }])
  expect(excesses({ light: { lux: 50 } }, bears(50))).toEqual([])
  expect(excesses({ light: { lux: 200 } }, bears())).toEqual([])
})

test('The light of a year is that of the days on show in it, with what the object was exposed to before', () => {
  const dose = (line: CardValues, record: CardValues, values: CardValues = autumn) =>
    excessesOf(exhibitionLimits, { values, line, record }).find(({ limit }) => limit === 'dose')?.asked
  // 13 weeks of 42 hours at 80 lx, one of whose 91 days is in the next year.
  expect(dose({}, bears(undefined, 43_000))).toBe(43_200)
  expect(dose({}, bears(undefined, 43_200))).toBeUndefined()
  const before = [
    { from: '2027-02-01', until: '2027-03-01', luxHours: 6_000 },
    { from: '2026-07-01', until: '2026-08-01', luxHours: 90_000 },
    { from: '2026-12-31', until: '2027-01-01', luxHours: 2_000 },
  ]
  expect(dose({}, bears(undefined, 43_200, before))).toBe(43_200 + 6_000 + 1_000)
  const planned = { light: { lux: 50, hours: 100 }, onShow: { from: '2027-11-01', until: '2027-11-30' } }
  expect(dose(planned, bears(undefined, 4_000))).toBe(5_000)
  // What has no end counts with a whole year.
  const forGood = { period: { opening: '2027-10-03' }, climate: { maxLux: 80, hoursPerWeek: 7 } }
  expect(dose({}, bears(undefined, 20_000), forGood)).toBeCloseTo(366 * 80, -2)
})

test('When it is taken down, its objects remember the light they had; unknown light leaves nothing', () => {
  const { light } = exhibitionEffects
  const given = {
    number: 'EX-2027-002',
    today: '2028-01-03',
    values: { ...autumn, event: { id: '40' } },
    line: {},
  }
  expect(light?.when?.(given)).toBe(true)
  expect(light?.edits?.(given, {})).toEqual([
    {
      kind: 'add',
      path: 'lightExposures',
      value: {
        from: '2027-10-03',
        until: '2028-01-01',
        lux: 80,
        hours: 546,
        luxHours: 43_680,
        event: { id: '40' },
        note: 'EX-2027-002',
      },
    },
  ])
  expect(light?.when?.({ ...given, values: { period: autumn.period } })).toBe(false)
})
