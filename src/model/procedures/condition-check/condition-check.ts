import { type CardOf, section } from '../../engine/define-card.ts'
import { agent, boolean, choice, day, group, longText, number, term, text } from '../../kinds/build.ts'
import { defineProcedure, type Guard } from '../define-procedure.ts'

/** Why a condition is looked at (Spectrum: condition checking), with ids of our own. */
const checkReasons = {
  LOAN_DEPARTURE: 1,
  LOAN_ARRIVAL: 2,
  LOAN_RETURN: 3,
  BEFORE_MOVE: 4,
  AFTER_MOVE: 5,
  PERIODIC: 6,
  INCIDENT: 7,
  AUDIT: 8,
  PHOTOGRAPHY: 9,
  ACQUISITION: 10,
  OTHER: 11,
} as const

const conditionGrades = { GOOD: 1, FAIR: 2, POOR: 3, DANGER: 4 } as const
const completenesses = { COMPLETE: 1, INCOMPLETE: 2, FRAGMENTED: 3 } as const
const priorities = { LOW: 1, MEDIUM: 2, HIGH: 3, URGENT: 4 } as const

const sections = {
  check: section({
    reason: choice({ name: 'checkReason', choices: checkReasons, level: 'R' }),
    date: day({ level: 'R' }),
    checker: agent({ level: 'R' }),
    witness: agent(),
    place: text({ level: 'R' }),
    light: text(),
    method: text({ level: 'R' }),
    deadline: day(),
  }),
  environment: section({
    environment: group({
      temperature: number(),
      relativeHumidity: number(),
      lux: number(),
      ultraviolet: number(),
      note: longText(),
    }),
  }),
  summary: section({ summary: longText({ level: 'R' }) }),
}

type Values = CardOf<typeof sections>

const isChecked: Guard<Values> = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** The state objects are in, looked at and written down (Spectrum: condition checking; acceptance rows C-P01, C-P08). */
export const conditionCheck = defineProcedure({
  type: 'conditionCheck',
  name: 'CONDITION_CHECK',
  module: 'condition-check',
  beta: true,
  numberPrefix: 'CC',
  sections,
  line: {
    grade: choice({ name: 'conditionGrade', choices: conditionGrades, level: 'R' }),
    stable: boolean({ level: 'R' }),
    completeness: choice({ name: 'completeness', choices: completenesses, level: 'R' }),
    conservationState: term('STCC'),
    description: longText({ level: 'R' }),
    hazards: text(),
    recommendation: group(
      {
        treatment: longText({ level: 'R' }),
        priority: choice({ name: 'treatmentPriority', choices: priorities, level: 'R' }),
        handling: longText(),
        display: longText(),
        nextCheck: day({ level: 'R' }),
      },
      { level: 'R' },
    ),
  },
  steps: {
    planned: { status: 'TODO' },
    checking: { status: 'ONGOING' },
    checked: { status: 'DONE', guards: [isChecked] },
    filed: { status: 'CLOSED', guards: [isChecked] },
  },
  attachmentTypes: ['OTHER'],
  dates: [{ path: 'deadline', kind: 'deadline', remindDays: [7, 0] }],
})
