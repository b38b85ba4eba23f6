import { describe, expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { holdings } from '../../groups/holdings.ts'
import { acquisition } from './acquisition.ts'
import { acquisitionEffects } from './effects.ts'

const values = {
  source: { name: 'A. Rossi' },
  method: { id: '4' },
  transfer: { on: '2027-02-10' },
  accessionedOn: '2027-02-20',
}
const money = { amount: '1200', currency: 'EUR' }
const given = { number: 'AQ-2027-001', today: '2027-03-01', values, line: {} }

describe('An accessioned object has in its record', () => {
  test('from whom, how and when it was acquired, and for how much', () => {
    expect(acquisitionEffects.acquisition?.edits({ ...given, line: { objectPrice: money } }, {})).toEqual([
      {
        kind: 'add',
        path: 'acquisitions',
        value: {
          type: { id: '4' },
          from: { name: 'A. Rossi' },
          date: { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { day: 10, month: 2, year: 2027 } },
          price: money,
          note: 'AQ-2027-001',
        },
      },
    ])
  })

  test('its number and value, where they were given', () => {
    const { number, value } = acquisitionEffects
    expect([number?.when?.(given), value?.when?.(given)]).toEqual([false, false])
    const line = { newNumber: '2027.4.1', value: money }
    expect(number?.edits({ ...given, line }, {})).toEqual([
      { kind: 'add', path: 'objectNumbers', value: { objectNumber: '2027.4.1', date: '2027-02-20' } },
    ])
    expect(value?.edits({ ...given, line }, {})).toMatchObject([
      { path: 'valuations', value: { amount: money, date: '2027-02-20' } },
    ])
  })

  test('the credit line, and no other collection status than that of the collection', () => {
    const { holding, creditLine } = acquisitionEffects
    expect(holding?.edits(given, { holding: { id: holdings.CUSTODY } })).toEqual([
      { kind: 'clear', path: 'holding' },
    ])
    expect(holding?.edits(given, {})).toEqual([])
    expect(creditLine?.when?.(given)).toBe(false)
    expect(creditLine?.edits({ ...given, values: { creditLine: { en: 'Gift of A. Rossi' } } }, {})).toEqual([
      { kind: 'set', path: 'publication/creditLine', value: { en: 'Gift of A. Rossi' } },
    ])
  })
})

test('Nothing is approved without due diligence, nor accessioned without its title', () => {
  const unmet = (from: string, step: string, more: object, undecided = 0) =>
    movesFrom(acquisition, from, {
      values: { ...values, transfer: {}, ...more },
      objects: { total: 1, unchecked: 0, undecided },
      approvals: new Map([[3, { agreed: 2, declined: 0 }]]),
    }).find(move => move.step === step)?.unmet
  const assessment = { result: { id: 1 }, by: { name: 'B. Nowak' }, on: '2027-01-10' }
  expect(unmet('examined', 'approved', {}, 1)).toEqual(['diligence', 'decided'])
  expect(unmet('examined', 'approved', { assessment })).toEqual([])
  expect(unmet('approved', 'titleTransferred', { assessment })).toEqual(['title'])
  expect(unmet('approved', 'accessioned', { assessment })).toEqual(['title'])
  const transfer = { on: '2027-02-10', basis: { id: 1 } }
  expect(unmet('titleTransferred', 'accessioned', { assessment, transfer })).toEqual([])
  expect(acquisition.workflow.steps.approved?.approvals).toBe(2)
})
