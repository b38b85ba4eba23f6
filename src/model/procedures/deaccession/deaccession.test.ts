import { describe, expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { deaccession } from './deaccession.ts'
import { deaccessionEffects } from './effects.ts'

const unmet = (step: string, values: object, objects = { total: 2, unchecked: 0, undecided: 0 }) =>
  movesFrom(deaccession, 'examined', {
    values: { ...values },
    objects,
    approvals: new Map([[3, { agreed: 2, declined: 0 }]]),
  }).find(move => move.step === step)?.unmet

const ready = {
  grounds: { id: 1 },
  justification: 'Outside the collecting area since 1990.',
  policyReference: '4.2',
  titleCheck: { checked: true },
  restrictionCheck: { checked: true },
  resolution: { date: '2027-02-01', reference: 'Minutes 3/2027' },
}

describe('A deaccession', () => {
  test('is decided with grounds, title, restrictions, a resolution, and a decision on each object, by two people', () => {
    expect(unmet('decided', {}, { total: 2, unchecked: 0, undecided: 1 })).toEqual([
      'grounded',
      'titleChecked',
      'restrictionsChecked',
      'decided',
      'resolved',
    ])
    expect(unmet('decided', ready)).toEqual([])
    expect(deaccession.workflow.steps.decided?.approvals).toBe(2)
  })

  test('waits for those who were asked', () => {
    const consulted = [{ answer: { id: 2 } }, { answer: { id: 1 } }]
    expect(unmet('decided', { ...ready, consulted })).toEqual(['answered'])
    expect(unmet('decided', { ...ready, consulted: [{ answer: { id: 4 } }] })).toEqual([])
  })

  test('is closed when the use of its proceeds is known', () => {
    const closing = (proceeds: object) =>
      movesFrom(deaccession, 'carriedOut', {
        values: { proceeds },
        objects: { total: 1, unchecked: 0, undecided: 0 },
      }).find(({ step }) => step === 'closed')?.unmet
    expect(closing({ total: { amount: '900', currency: 'EUR' } })).toEqual(['accounted'])
    expect(closing({})).toEqual([])
  })
})

test('What was deaccessioned has left the collection, with its change of title and its last movement', () => {
  const given = {
    number: 'DE-2027-001',
    today: '2027-05-02',
    values: { receiver: { name: 'Museo civico' } },
    line: { method: { id: '5' }, leftOn: '2027-04-30', leftTo: { id: '9' } },
  }
  const { left, title, movement } = deaccessionEffects
  expect(left?.edits(given, {})).toEqual([{ kind: 'set', path: 'holding', value: { id: 4 } }])
  expect(title?.edits(given, {})).toEqual([
    {
      kind: 'add',
      path: 'titleChanges',
      value: {
        type: { id: '5' },
        date: {
          periodMode: 'SINGLE',
          type: 'YEAR',
          earliestDate: { day: 30, month: 4, year: 2027 },
          earliestEra: 'AD',
        },
        note: 'Museo civico, DE-2027-001',
      },
    },
  ])
  expect(movement?.edits(given, {})).toEqual([
    { kind: 'add', path: 'movements', value: { to: { id: '9' }, when: '2027-04-30', note: 'DE-2027-001' } },
  ])
  expect(movement?.when?.({ ...given, line: {} })).toBe(false)
})
