import { boolean, choice, day, group, list, longText, number, term, text } from '../kinds/build.ts'

/** Reasons for a condition check (Spectrum: condition checking), with our own ids. */
export const checkReasons = {
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

export const conditionGrades = { GOOD: 1, FAIR: 2, POOR: 3, DANGER: 4 } as const

/** The condition of a part: one of four grades. */
export const grade = choice({ name: 'conditionGrade', choices: conditionGrades, level: 'R' })

const completenesses = { COMPLETE: 1, INCOMPLETE: 2, FRAGMENTED: 3 } as const
const priorities = { LOW: 1, MEDIUM: 2, HIGH: 3, URGENT: 4 } as const

/**
 * Fields for the condition of one object, shared by condition reports and the lines of condition checks. A finished report copies the
 * values with the same keys into the check.
 */
export const conditionFields = {
  grade: choice({
    name: 'conditionGrade',
    choices: conditionGrades,
    level: 'R',
    facet: true,
    column: true,
  }),
  stable: boolean({ level: 'R' }),
  completeness: choice({ name: 'completeness', choices: completenesses, level: 'R' }),
  conservationState: term('STCC'),
  description: longText({ level: 'R' }),
  hazards: list({ hazard: term('HAZ', { required: true }), note: text() }),
  recommendation: group(
    {
      treatment: longText({ level: 'R' }),
      priority: choice({ name: 'treatmentPriority', choices: priorities, level: 'R' }),
      handling: longText(),
      display: longText(),
      maxLux: number({ min: 0, max: 1_000_000, unit: 'lx' }),
      maxHours: number({ min: 0, max: 1_000_000, unit: 'h' }),
      nextCheck: day({ level: 'R' }),
    },
    { level: 'R' },
  ),
}
