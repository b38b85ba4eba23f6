import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { movement, moveStates } from './movement.ts'

const effect = movement.workflow.effects?.movement
const values = { target: { id: '9' }, origin: { id: '1' }, reason: { id: '5' }, mover: { name: 'B. Nowak' } }
const moved = { id: moveStates.MOVED }
const given = { number: 'MV-2027-001', today: '2027-03-01', values, line: { state: moved } }

test('An object that was moved has the movement in its record, from the room it was in', () => {
  const record = { location: { room: { id: '2' } } }
  expect(effect?.edits?.(given, record)).toEqual([
    {
      kind: 'add',
      path: 'movements',
      value: {
        to: { id: '9' },
        from: { id: '2' },
        when: '2027-03-01',
        why: { id: '5' },
        who: { name: 'B. Nowak' },
      },
    },
  ])
  const line = {
    state: moved,
    destination: { id: '7' },
    foundAt: { id: '3' },
    movedOn: '2027-02-27',
    movedBy: { name: 'C. Weber' },
  }
  expect(effect?.edits?.({ ...given, line }, record)).toMatchObject([
    { value: { to: { id: '7' }, from: { id: '3' }, when: '2027-02-27', who: { name: 'C. Weber' } } },
  ])
  expect(effect?.edits?.(given, {})).toMatchObject([{ value: { from: { id: '1' } } }])
})

test('Nothing is written for an object that stays, was not found, or has no place to go to', () => {
  for (const id of [moveStates.PACKED, moveStates.NOT_FOUND, moveStates.STAYS])
    expect(effect?.when?.({ ...given, line: { state: { id } } })).toBe(false)
  expect(effect?.when?.({ ...given, values: {} })).toBe(false)
  expect(effect?.when?.(given)).toBe(true)
})

test('A movement begins with a day, a mover and objects, and is done when all were seen', () => {
  const unmet = (from: string, step: string, planned: object, total = 1) =>
    movesFrom(movement, from, {
      values: { ...planned },
      objects: { total, unchecked: 1, undecided: 0 },
    }).find(move => move.step === step)?.unmet
  const plan = { plannedOn: '2027-03-01', mover: { name: 'B. Nowak' } }
  expect(unmet('planned', 'underWay', {})).toEqual(['planned'])
  expect(unmet('planned', 'underWay', plan, 0)).toEqual(['planned'])
  expect(unmet('planned', 'underWay', plan)).toEqual([])
  expect(unmet('underWay', 'done', plan)).toEqual(['checked'])
})
