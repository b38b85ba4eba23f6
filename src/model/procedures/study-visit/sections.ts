import { type CardOf, section } from '../../engine/define-card.ts'
import {
  agent,
  boolean,
  choice,
  day,
  group,
  institution,
  link,
  list,
  longText,
  number,
  term,
  text,
} from '../../kinds/build.ts'

/** Purposes of a visit, with ids of the product's own. */
const visitPurposes = {
  RESEARCH: 1,
  THESIS: 2,
  PUBLICATION: 3,
  EXHIBITION: 4,
  SAMPLING: 5,
  PHOTOGRAPHY: 6,
  COMMUNITY: 7,
  TEACHING: 8,
  OTHER: 9,
} as const

/** The visitor and the purpose. */
const request = {
  visitor: agent({ level: 'R', facet: true, column: true }),
  institution: institution({ level: 'R', facet: true, column: true }),
  contactEmail: text({ level: 'R', maxLength: 254 }),
  contactPhone: text(),
  companions: list({ name: text({ level: 'R', required: true }), role: text() }),
  purpose: choice({ name: 'visitPurpose', choices: visitPurposes, level: 'R', facet: true, column: true }),
  project: longText({ level: 'R' }),
  requestDate: day({ level: 'R' }),
}

/** Days, place and help. */
const appointment = {
  visit: group(
    { start: day({ level: 'R', column: true }), end: day({ level: 'R', ends: 'start', column: true }) },
    { level: 'R' },
  ),
  hours: text({ level: 'R' }),
  room: term('LR', { level: 'R', facet: true }),
  seats: number({ integer: true, min: 1 }),
  table: text(),
  equipment: longText({ level: 'R' }),
  host: agent({ level: 'R', facet: true, column: true }),
  accessNeeds: longText(),
}

/** Rules of the study room, and what may be done with the objects. */
const rules = {
  rules: longText({ level: 'R' }),
  rulesAccepted: group({ date: day({ level: 'R' }), by: text({ level: 'R' }) }, { level: 'R' }),
  identityChecked: boolean({ level: 'R' }),
  photography: longText({ level: 'R' }),
}

const outcome = {
  took: group({ arrived: text(), left: text(), remarks: longText({ level: 'R' }) }, { level: 'R' }),
  results: longText({ level: 'R' }),
  publication: link(['biblio'], { named: true }),
  publicationDue: day(),
  notes: longText(),
}

/** Sections of a study visit (Spectrum: use of collections). */
export const studyVisitSections = {
  request: section(request),
  appointment: section(appointment),
  rules: section(rules),
  outcome: section(outcome),
}

export type StudyVisitValues = CardOf<typeof studyVisitSections>
