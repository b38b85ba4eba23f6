import { expect, test } from 'vitest'
import { recordsOfLines } from '../cards/records-of-lines.ts'
import { effectsDue, effectsFrom } from '../engine/aspects/effects-due.ts'
import { decidedBy } from '../engine/aspects/lines.ts'
import { fieldAt } from '../engine/fields.ts'
import { procedureDeclarations } from './declarations.ts'

const writing = procedureDeclarations.filter(({ workflow }) => workflow.effects)
const deciding = writing.filter(({ lines }) => lines.decision)

test('Most procedures that write into records decide about each of them', () => {
  expect(deciding.map(({ type }) => type).toSorted()).toEqual([
    'acquisition',
    'deaccession',
    'exhibition',
    'loanIn',
    'loanOut',
    'objectEntry',
  ])
})

test.each(deciding)(
  'The type $type writes nothing into a record that is refused or undecided, unless it is there before the decision',
  ({ workflow, lines }) => {
    // Effects are asked for the kind of line they are written for alone.
    const effects = Object.fromEntries(
      Object.entries(workflow.effects ?? {}).map(([name, { when: _, ...effect }]) => [name, effect]),
    )
    const given = { number: '', values: {}, line: {}, today: '2027-01-01' }
    const { decision } = lines
    for (const [step, { endsFrom }] of Object.entries(workflow.steps)) {
      if (endsFrom) continue
      const due = (taken: number | null) =>
        effectsDue({ ...workflow, effects }, { step, decided: decidedBy(lines, taken) }, given)
      const before = effectsFrom({ ...workflow, effects }, step).filter(name => effects[name]?.undecided)
      expect(due(null)).toEqual(before)
      expect(due(decision?.undecided ?? null)).toEqual(before)
      expect(due(decision?.refused ?? null)).toEqual([])
      expect(due(99)).toEqual(effectsFrom({ ...workflow, effects }, step))
    }
  },
)

test('Only what comes into the house is written into records before anything is decided', () => {
  const before = deciding.flatMap(({ type, workflow: { effects = {} } }) =>
    Object.entries(effects).flatMap(([name, { undecided }]) => (undecided ? [`${type} ${name}`] : [])),
  )
  expect(before).toEqual(['objectEntry custody', 'objectEntry arrival'])
})

test('What happens to a record once is told by fields that it has', () => {
  const once = procedureDeclarations.filter(({ workflow }) => workflow.once)
  expect(once.map(({ type }) => type)).toEqual(['acquisition', 'deaccession'])
  for (const { workflow, lines } of once)
    for (const path of workflow.once?.told ?? [])
      expect(fieldAt(recordsOfLines(lines), path), path).toBeDefined()
})
