import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { valuation } from './valuation.ts'

const effect = valuation.workflow.effects?.value
const amount = { amount: '9000', currency: 'PLN' }

test('A confirmed value goes into the record with its day, reason, source and valuer', () => {
  const values = { reason: { id: '1' }, source: { id: '2' }, valuer: { name: 'C. Weber' } }
  const given = {
    number: 'VA-2027-001',
    today: '2027-03-01',
    values,
    line: { value: amount, remark: 'Frame' },
  }
  expect(effect?.edits?.(given, {})).toEqual([
    {
      kind: 'add',
      path: 'valuations',
      value: {
        amount,
        date: '2027-03-01',
        reason: { id: '1' },
        source: { id: '2' },
        valuer: { name: 'C. Weber' },
        note: 'Frame',
      },
    },
  ])
  expect(effect?.when?.({ ...given, line: {} })).toBe(false)
})

test('A valuation names who valued and when, and is confirmed when every object was looked at', () => {
  const unmet = (from: string, step: string, values: object) =>
    movesFrom(valuation, from, {
      values: { ...values },
      objects: { total: 1, unchecked: 1, undecided: 0 },
    }).find(move => move.step === step)?.unmet
  const valued = { valuer: { name: 'C. Weber' }, date: '2027-02-27' }
  expect(unmet('valuing', 'valued', { valuer: valued.valuer })).toEqual(['valued'])
  expect(unmet('valuing', 'valued', valued)).toEqual([])
  expect(unmet('valued', 'confirmed', valued)).toEqual(['checked'])
})
