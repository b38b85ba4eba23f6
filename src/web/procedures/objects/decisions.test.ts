import { expect, test } from 'vitest'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { decisionField, decisionOf } from './decision-of.ts'
import { forEach } from './for-each.ts'
import { isDated } from './is-dated.ts'

const loan = procedureNamed('LOAN_OUT') as NonNullable<ReturnType<typeof procedureNamed>>
const audit = procedureNamed('INVENTORY_AUDIT') as typeof loan

test('An object of a loan is undecided until a decision; only a refusal has a reason [C-P06]', () => {
  const decided = (id: number, denyReason?: string) =>
    decisionOf(loan, { decision: { decision: { id }, ...(denyReason && { denyReason }) } })
  expect(decisionOf(loan, {})).toEqual({ id: 1, tone: 'neutral', reason: '' })
  expect(decided(2, 'Too fragile')).toEqual({ id: 2, tone: 'danger', reason: 'Too fragile' })
  expect(decided(3, 'Too fragile')).toEqual({ id: 3, tone: 'success', reason: '' })
  expect(Object.keys(decisionField(loan)?.choices ?? {})).toEqual(['UNKNOWN', 'DENIED', 'ALLOWED'])
})

test('Of an audit nothing is decided', () => {
  expect(decisionOf(audit, {})).toBeUndefined()
  expect(decisionField(audit)).toBeUndefined()
})

test('Availability is known once both dates of a loan are set; an audit does not move objects [C-P04]', () => {
  expect(isDated(loan, {})).toBe(false)
  expect(isDated(loan, { loan: { start: '2027-03-01' } })).toBe(false)
  expect(isDated(loan, { loan: { start: '2027-03-01', end: '2027-06-30' } })).toBe(true)
  expect(isDated(audit, { loan: { start: '2027-03-01', end: '2027-06-30' } })).toBe(false)
})

test('Many are changed a few at a time; after a failure no more is begun', async () => {
  const steps: number[] = []
  const done: number[] = []
  const work = async (item: number) => void done.push(item)
  await forEach([1, 2, 3, 4, 5, 6], work, step => steps.push(step))
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect(steps).toEqual([1, 2, 3, 4, 5, 6])
  const begun: number[] = []
  const failing = forEach(
    Array.from({ length: 100 }, (_, at) => at),
    async item => {
      begun.push(item)
      if (item === 2) throw new Error('refused')
    },
  )
  await expect(failing).rejects.toThrow('refused')
  expect(begun.length).toBeLessThan(20)
})
