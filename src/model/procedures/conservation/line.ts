import { lightLimits } from '../../groups/light.ts'
import {
  agent,
  choice,
  date,
  day,
  group,
  link,
  list,
  longText,
  number,
  term,
  text,
} from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'

/** Stages of an object's treatment, with ids of the product's own. */
export const treatmentStates = {
  WAITING: 1,
  EXAMINED: 2,
  IN_TREATMENT: 3,
  TREATED: 4,
  NOT_TREATED: 5,
} as const

const pictureMoments = { BEFORE: 1, DURING: 2, AFTER: 3 } as const

/** Examination, proposal, treatments and result of one object. */
export const conservationLine = {
  examination: group(
    {
      date: day({ level: 'R' }),
      methods: text(),
      findings: longText({ level: 'R' }),
      causes: longText(),
      earlierTreatments: longText(),
    },
    { level: 'R' },
  ),
  objectProposal: group(
    { treatment: longText({ level: 'R' }), risks: longText(), hours: number({ min: 0, unit: 'h' }) },
    { level: 'R' },
  ),
  treatments: list(
    {
      type: term('RSTT', { level: 'R' }),
      date: date({ level: 'R' }),
      operator: agent(),
      materials: text({ level: 'R' }),
      products: text({ level: 'R' }),
      hours: number({ min: 0, unit: 'h' }),
      note: longText(),
    },
    { level: 'R' },
  ),
  pictures: list({
    picture: link(['file'], { level: 'R', required: true }),
    moment: choice({ name: 'pictureMoment', choices: pictureMoments, level: 'R' }),
    note: text(),
  }),
  treatmentState: choice({ name: 'treatmentState', choices: treatmentStates, level: 'R' }),
  outcome: longText({ level: 'R' }),
  stateAfter: term('STCC', { level: 'R' }),
  requirements: group(
    {
      handling: longText(),
      packing: longText(),
      display: longText(),
      environment: longText(),
      security: longText(),
      storage: longText(),
      ...lightLimits,
    },
    { private: true },
  ),
  note: longText(),
}

export type ConservationLine = ValuesOf<typeof conservationLine>
