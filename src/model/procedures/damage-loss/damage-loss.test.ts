import { describe, expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { losses } from '../../groups/holdings.ts'
import { damageLoss } from './damage-loss.ts'
import { damageLossEffects } from './effects.ts'
import { incidentKinds } from './sections.ts'

const { loss, condition, found } = damageLossEffects
const given = { number: 'DL-2027-001', today: '2027-03-01', values: {} }

describe('The record of an object says', () => {
  test('that it is stolen, missing or destroyed, since the day on which that was discovered', () => {
    const line = { loss: { id: losses.STOLEN } }
    const values = { discovered: { date: '2027-02-27' } }
    expect(loss?.edits?.({ ...given, values, line }, {})).toEqual([
      { kind: 'set', path: 'loss', value: { id: losses.STOLEN } },
      { kind: 'set', path: 'lostSince', value: '2027-02-27' },
    ])
    expect(loss?.when?.({ ...given, line: {} })).toBe(false)
  })

  test('what damage it took, beside what was known of its condition', () => {
    const line = { damage: { state: { id: '4' }, damages: [{ id: '8' }], detail: 'Handle broken.' } }
    expect(condition?.edits?.({ ...given, line }, { condition: { detail: 'Rim chipped.' } })).toEqual([
      { kind: 'set', path: 'condition/state', value: { id: '4' } },
      { kind: 'set', path: 'condition/detail', value: 'Rim chipped.\n\nDL-2027-001: Handle broken.' },
      { kind: 'add', path: 'condition/damages', value: [{ id: '8' }] },
    ])
  })

  test('that it was found again, and where it is now', () => {
    const line = { loss: { id: losses.MISSING }, found: { date: '2027-04-01', room: { id: '5' } } }
    expect(found?.when?.({ ...given, line })).toBe(true)
    expect(found?.when?.({ ...given, line: { loss: line.loss } })).toBe(false)
    expect(found?.edits?.({ ...given, line }, {})).toEqual([
      { kind: 'clear', path: 'loss' },
      {
        kind: 'add',
        path: 'movements',
        value: { to: { id: '5' }, when: '2027-04-01', note: 'DL-2027-001' },
      },
    ])
  })
})

test('An incident is secured with a measure, and a theft is examined when the police knows of it', () => {
  const unmet = (from: string, step: string, values: object) =>
    movesFrom(damageLoss, from, {
      values: { ...values },
      objects: { total: 1, unchecked: 1, undecided: 0 },
    }).find(move => move.step === step)?.unmet
  const incident = {
    incidentKind: { id: incidentKinds.THEFT },
    discovered: { date: '2027-03-01' },
    course: 'Case forced open.',
    cause: 'Burglary',
  }
  expect(unmet('reported', 'secured', incident)).toEqual(['secured'])
  expect(unmet('secured', 'examined', incident)).toEqual(['reported'])
  expect(unmet('secured', 'examined', { ...incident, incidentKind: { id: incidentKinds.BREAKAGE } })).toEqual(
    [],
  )
  expect(unmet('secured', 'examined', { ...incident, police: { reportedOn: '2027-03-01' } })).toEqual([])
})
