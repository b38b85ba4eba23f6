import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { exhibitionEffects } from './effects.ts'
import { exhibition } from './exhibition.ts'
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
