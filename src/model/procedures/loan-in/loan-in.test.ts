import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { holdings } from '../../groups/holdings.ts'
import { loanInEffects } from './effects.ts'
import { loanInStates } from './line.ts'
import { loanIn } from './loan-in.ts'

const { holding, arrival, returned } = loanInEffects
const given = { number: 'LI-2027-001', today: '2027-03-01', values: {}, line: {} }

test('A borrowed object is on loan to the museum from its arrival, where it was put', () => {
  expect(holding?.edits?.(given, {})).toEqual([
    { kind: 'set', path: 'holding', value: { id: holdings.LOAN_IN } },
  ])
  expect(arrival?.when?.(given)).toBe(false)
  const line = { placedAt: { id: '3' }, receivedOn: '2027-02-27' }
  expect(arrival?.edits?.({ ...given, line }, {})).toEqual([
    {
      kind: 'add',
      path: 'movements',
      value: { to: { id: '3' }, when: '2027-02-27', note: 'LI-2027-001' },
    },
  ])
})

test('A returned object has left, unless it was lost or became the museum’s own', () => {
  expect(returned?.edits?.(given, { holding: { id: holdings.LOAN_IN } })).toEqual([
    { kind: 'set', path: 'holding', value: { id: holdings.LEFT } },
  ])
  expect(returned?.edits?.(given, {})).toEqual([])
  expect(returned?.when?.({ ...given, line: { state: { id: loanInStates.LOST } } })).toBe(false)
  expect(returned?.when?.({ ...given, line: { state: { id: loanInStates.RETURNED } } })).toBe(true)
})

test('A loan in is agreed with period and decisions, and under way when signed and insured', () => {
  const unmet = (from: string, step: string, values: object, undecided = 0) =>
    movesFrom(loanIn, from, {
      values: { ...values },
      objects: { total: 1, unchecked: 1, undecided },
    }).find(move => move.step === step)?.unmet
  const dated = { lender: { name: 'Museum' }, loan: { start: '2027-02-01', end: '2027-06-01' } }
  expect(unmet('asked', 'agreed', { loan: dated.loan }, 1)).toEqual(['dated', 'decided'])
  expect(unmet('agreed', 'signed', dated)).toEqual(['signed'])
  const signed = { ...dated, agreement: { signed: '2027-01-10' } }
  expect(unmet('signed', 'underWay', signed)).toEqual(['insured'])
  expect(unmet('signed', 'underWay', { ...signed, insurance: { stateIndemnity: true } })).toEqual([])
  expect(unmet('inTheHouse', 'returned', signed)).toEqual(['checked'])
})
