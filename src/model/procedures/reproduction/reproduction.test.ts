import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { reproduction } from './reproduction.ts'

const unmet = (from: string, step: string, values: object, undecided = 0) =>
  movesFrom(reproduction, from, {
    values: { ...values },
    objects: { total: 2, unchecked: 2, undecided },
    approvals: new Map([[3, { agreed: 1, declined: 0 }]]),
  }).find(move => move.step === step)?.unmet

test('The rights in each file decide: nothing is agreed while one is open', () => {
  const values = { fee: { waived: true }, agreed: { date: '2027-02-01' } }
  expect(unmet('rightsCleared', 'agreed', values, 1)).toEqual(['cleared'])
  expect(unmet('rightsCleared', 'agreed', values)).toEqual([])
  expect(unmet('rightsCleared', 'agreed', {})).toEqual(['priced', 'accepted'])
})

test('Images are delivered when they are paid for, or the fee is waived', () => {
  const delivered = { date: '2027-02-10' }
  expect(unmet('paid', 'delivered', { delivered })).toEqual(['paid'])
  expect(unmet('paid', 'delivered', { delivered, invoice: { paidOn: '2027-02-05' } })).toEqual([])
  expect(unmet('paid', 'delivered', { delivered, fee: { waived: true } })).toEqual([])
})

test('A request stays open until the specimen copies that were agreed have come', () => {
  const delivered = { date: '2027-02-10' }
  expect(unmet('delivered', 'closed', { delivered, specimen: { copies: 1 } })).toEqual(['specimen'])
  expect(unmet('delivered', 'closed', { delivered })).toEqual([])
})

test('Lines of a request are about files, and nothing is written into them', () => {
  expect(reproduction.lines.of).toEqual(['file'])
  expect(reproduction.workflow.effects).toBeUndefined()
})
