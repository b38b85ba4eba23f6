import { describe, expect, test } from 'vitest'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { conservation } from './conservation.ts'
import { conservationEffects } from './effects.ts'

const { treatments, condition, requirements } = conservationEffects
const given = { number: 'CO-2027-001', today: '2027-03-01' }

describe('A finished conservation treatment writes into the record', () => {
  test('each treatment, with the conservator, materials and products', () => {
    const values = {
      circumstance: { id: '7' },
      conservator: { name: 'A. Rossi' },
      studio: { name: 'Studio Rossi' },
    }
    const line = {
      treatments: [
        { type: { id: '1' }, materials: 'cotton swabs', products: 'ethanol 50 %', note: 'Surface cleaned.' },
        { type: { id: '2' }, operator: { name: 'B. Nowak' } },
      ],
    }
    expect(treatments?.edits({ ...given, values, line }, {})).toEqual([
      {
        kind: 'add',
        path: 'treatments',
        value: {
          type: { id: '1' },
          circumstance: { id: '7' },
          body: { name: 'Studio Rossi' },
          operator: { name: 'A. Rossi' },
          note: 'Surface cleaned.\ncotton swabs\nethanol 50 %',
        },
      },
      {
        kind: 'add',
        path: 'treatments',
        value: {
          type: { id: '2' },
          circumstance: { id: '7' },
          body: { name: 'Studio Rossi' },
          operator: { name: 'B. Nowak' },
        },
      },
    ])
  })

  test('condition and requirements where they are given, and nothing for an untreated object', () => {
    const line = { stateAfter: { id: '4' }, requirements: { display: '50 lx' } }
    expect(condition?.edits({ ...given, values: {}, line }, {})).toEqual([
      { kind: 'set', path: 'condition/state', value: { id: '4' } },
    ])
    expect(requirements?.edits({ ...given, values: {}, line }, {})).toEqual([
      { kind: 'set', path: 'requirements/display', value: '50 lx' },
    ])
    for (const effect of Object.values(conservationEffects))
      expect(effect.when?.({ ...given, values: {}, line: {} })).toBe(false)
  })
})

test('A treatment is approved with a proposal, begins with its dates, and is closed with its report', () => {
  const unmet = (from: string, step: string, values: object) =>
    movesFrom(conservation, from, {
      values: { ...values },
      objects: { total: 1, unchecked: 0, undecided: 0 },
      approvals: new Map([[4, { agreed: 1, declined: 0 }]]),
    }).find(move => move.step === step)?.unmet
  const proposal = { aim: 'Can travel', method: 'Consolidation' }
  expect(unmet('proposed', 'approved', {})).toEqual(['proposed'])
  expect(unmet('proposed', 'approved', { proposal })).toEqual([])
  expect(unmet('approved', 'inTreatment', { proposal })).toEqual(['dated'])
  expect(unmet('finished', 'closed', {})).toEqual(['reported'])
})
