import { expect, test } from 'vitest'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { decidedValues, decisionField, decisionOf } from './decision-of.ts'
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

test('Decided by one click, an object of any type has its decision and reason, and what was written about it before', () => {
  const now = { reason: 'Too fragile', by: 'Anna Rossi', day: '2027-03-01' }
  const types = procedureDeclarations.filter(({ lines }) => lines.decision)
  expect(types.length).toBeGreaterThan(7)
  for (const declaration of types) {
    const { lines } = declaration
    const { refused = 0, path = '' } = lines.decision ?? {}
    const [group = ''] = path.split('/')
    const values = decidedValues(
      declaration,
      { note: 'Box 3', [group]: { kept: true } },
      { id: refused, ...now },
    )
    expect(decisionOf(declaration, values), declaration.name).toEqual({
      id: refused,
      tone: 'danger',
      reason: 'Too fragile',
    })
    expect(values).toMatchObject({ note: 'Box 3', [group]: { kept: true } })
    const again = decidedValues(declaration, values, { ...now, id: refused + 1, reason: '' })
    expect(decisionOf(declaration, again)?.id).toBe(refused + 1)
    expect(JSON.stringify(again)).not.toContain('Too fragile')
  }
  expect(decidedValues(loan, {}, { id: 3, ...now, reason: '' })).toEqual({
    decision: { decision: { id: 3 }, decidedBy: 'Anna Rossi', date: '2027-03-01' },
  })
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
