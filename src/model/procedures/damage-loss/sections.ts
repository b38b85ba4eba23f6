import { type CardOf, section } from '../../engine/define-card.ts'
import {
  agent,
  choice,
  day,
  group,
  institution,
  list,
  longText,
  money,
  term,
  text,
} from '../../kinds/build.ts'

/** Kinds of incidents, with ids of the product's own. */
export const incidentKinds = {
  MISSING: 1,
  THEFT: 2,
  VANDALISM: 3,
  BREAKAGE: 4,
  WATER: 5,
  FIRE: 6,
  PESTS: 7,
  CLIMATE: 8,
  TRANSPORT: 9,
  OTHER: 10,
} as const

/** The event, its place and its witnesses. */
const incident = {
  incidentKind: choice({
    name: 'incidentKind',
    choices: incidentKinds,
    level: 'R',
    facet: true,
    column: true,
  }),
  discovered: group({ date: day({ level: 'R', column: true }), by: agent({ level: 'R' }) }, { level: 'R' }),
  happened: group({ from: day({ level: 'R' }), until: day({ level: 'R', ends: 'from' }) }, { level: 'R' }),
  place: term('LR', { level: 'R', facet: true, column: true }),
  placeDetail: text(),
  course: longText({ level: 'R' }),
  witnesses: longText(),
}

/** Those who were told, and what was done at once. */
const response = {
  informed: list(
    { person: agent({ level: 'R', required: true }), date: day({ level: 'R' }), note: text() },
    { level: 'R' },
  ),
  measures: list(
    {
      measure: text({ level: 'R', required: true }),
      date: day({ level: 'R' }),
      by: agent(),
      note: longText(),
    },
    { level: 'R' },
  ),
  cause: longText({ level: 'R' }),
  responsibility: longText({ private: true }),
}

/** Police, and the registers of stolen objects. */
const police = {
  police: group(
    {
      reportedOn: day({ level: 'R' }),
      station: institution({ level: 'R' }),
      caseNumber: text({ level: 'R' }),
      officer: text(),
      note: longText(),
    },
    { level: 'R' },
  ),
  registers: list({
    register: text({ level: 'R', required: true }),
    date: day({ level: 'R' }),
    reference: text({ level: 'R' }),
    withdrawnOn: day(),
  }),
}

const insurance = {
  insurance: group(
    {
      insurer: institution({ level: 'R' }),
      policyNumber: text({ level: 'R' }),
      reportBy: day({ level: 'R' }),
      reportedOn: day({ level: 'R' }),
    },
    { level: 'R' },
  ),
  claim: group(
    {
      number: text({ level: 'R' }),
      amount: money({ level: 'R' }),
      claimBy: day({ level: 'R' }),
      paid: money({ level: 'R' }),
      settledOn: day({ level: 'R' }),
      note: longText(),
    },
    { private: true },
  ),
}

const conclusion = {
  conclusion: group({ date: day({ level: 'R' }), findings: longText({ level: 'R' }) }, { level: 'R' }),
  prevention: longText({ level: 'R' }),
  followUp: day(),
  notes: longText(),
}

/** Sections of a case of damage or loss (Spectrum: damage and loss). */
export const damageLossSections = {
  incident: section(incident),
  response: section(response),
  police: section(police),
  insurance: section(insurance),
  conclusion: section(conclusion),
}

export type DamageLossValues = CardOf<typeof damageLossSections>
