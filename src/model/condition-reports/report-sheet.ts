import { type CardOf, section } from '../engine/define-card.ts'
import type { Sheet } from '../engine/sheet.ts'
import { agent, choice, day, group, longText, text } from '../kinds/build.ts'
import { checkReasons, conditionFields, grade } from './condition-fields.ts'
import { environment } from './environment-fields.ts'

const part = () => group({ grade, note: longText() })

/** The fields of a condition report besides its damages; `area` of its labels: conditionReport. */
export const reportSections = {
  check: section({
    reason: choice({ name: 'checkReason', choices: checkReasons, level: 'R', facet: true, column: true }),
    date: day({ level: 'R', column: true }),
    time: text({ pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
    checker: agent({ level: 'R', facet: true, column: true }),
    witness: agent(),
    place: text({ level: 'R' }),
    light: text(),
    method: text({ level: 'R' }),
  }),
  condition: section({
    grade: conditionFields.grade,
    stable: conditionFields.stable,
    completeness: conditionFields.completeness,
    conservationState: conditionFields.conservationState,
    description: conditionFields.description,
    hazards: conditionFields.hazards,
  }),
  /** Each of them only where there is one. */
  parts: section({ support: part(), frame: part(), packing: part(), mount: part() }),
  environment: section({ environment }),
  recommendation: section({ recommendation: conditionFields.recommendation }),
  notes: section({ notes: longText() }),
}

export type ReportValues = CardOf<typeof reportSections>

/** A condition report as the engine knows it (C-P08). */
export const reportSheet: Sheet = { sections: reportSections, rules: [] }
