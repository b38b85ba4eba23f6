import { expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { studyVisit } from './study-visit.ts'

const unmet = (from: string, step: string, values: object, undecided = 0) =>
  movesFrom(studyVisit, from, {
    values: { ...values },
    objects: { total: 2, unchecked: 0, undecided },
  }).find(move => move.step === step)?.unmet

test('A visit is agreed with its days and a decision on each object, and prepared with host and place', () => {
  const visit = { start: '2027-03-01', end: '2027-03-02' }
  expect(unmet('asked', 'agreed', {}, 1)).toEqual(['dated', 'decided'])
  expect(unmet('asked', 'agreed', { visit })).toEqual([])
  expect(unmet('agreed', 'prepared', { visit })).toEqual(['hosted'])
  expect(unmet('agreed', 'prepared', { visit, host: { name: 'A. Rossi' }, table: '2' })).toEqual([])
})

test('A visit takes place when its visitor has accepted the rules, and writes nothing into the objects', () => {
  expect(unmet('prepared', 'takenPlace', {})).toEqual(['rulesAccepted'])
  expect(unmet('prepared', 'takenPlace', { rulesAccepted: { date: '2027-03-01' } })).toEqual([])
  expect(studyVisit.workflow.effects).toBeUndefined()
})
