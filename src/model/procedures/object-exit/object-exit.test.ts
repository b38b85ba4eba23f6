import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { holdings } from '../../groups/holdings.ts'
import { objectExit } from './object-exit.ts'
import { exitReasons } from './sections.ts'

const { movement, holding } = objectExit.workflow.effects ?? {}
const values = {
  destination: { id: '8' },
  receiver: { name: 'Städtisches Museum' },
  leftOn: '2027-02-27',
  handedOverBy: { name: 'B. Nowak' },
}
const given = { number: 'OX-2027-001', today: '2027-03-01', values, line: {} }

test('An object that left has a movement to the place outside, with its receiver', () => {
  expect(movement?.edits(given, { location: { room: { id: '2' } } })).toEqual([
    {
      kind: 'add',
      path: 'movements',
      value: {
        to: { id: '8' },
        from: { id: '2' },
        when: '2027-02-27',
        who: { name: 'B. Nowak' },
        note: 'Städtisches Museum',
      },
    },
  ])
  const linked = { ...values, receiver: { id: '77' } }
  expect(movement?.edits({ ...given, values: linked }, {})).toMatchObject([
    { value: { note: 'OX-2027-001' } },
  ])
  expect(movement?.when?.({ ...given, values: {} })).toBe(false)
})

test('What returns to its owner has left; what is the museum’s own remains in the collection', () => {
  const returning = { ...given, values: { reason: { id: exitReasons.RETURN_TO_OWNER } } }
  expect(holding?.when?.(returning)).toBe(true)
  expect(holding?.when?.({ ...given, values: { reason: { id: exitReasons.LOAN } } })).toBe(false)
  for (const id of [holdings.CUSTODY, holdings.LOAN_IN])
    expect(holding?.edits(returning, { holding: { id } })).toEqual([
      { kind: 'set', path: 'holding', value: { id: holdings.LEFT } },
    ])
  expect(holding?.edits(returning, {})).toEqual([])
})

test('Nothing leaves without authority, receiver and destination', () => {
  const unmet = (from: string, step: string, exit: object) =>
    movesFrom(objectExit, from, {
      values: { ...exit },
      objects: { total: 1, unchecked: 0, undecided: 0 },
      approvals: new Map([[2, { agreed: 1, declined: 0 }]]),
    }).find(move => move.step === step)?.unmet
  const addressed = { receiver: { id: '77' }, reason: { id: exitReasons.LOAN } }
  expect(unmet('prepared', 'authorised', {})).toEqual(['addressed', 'authority'])
  const authorised = { ...addressed, authority: { by: 'Director', on: '2027-02-20' } }
  expect(unmet('prepared', 'authorised', authorised)).toEqual([])
  expect(unmet('authorised', 'left', authorised)).toEqual(['destination'])
  expect(unmet('left', 'received', authorised)).toEqual(['receipt'])
  expect(objectExit.workflow.steps.authorised?.approvals).toBe(1)
})
