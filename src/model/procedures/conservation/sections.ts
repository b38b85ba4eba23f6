import { type CardOf, type CardRule, section } from '../../engine/define-card.ts'
import {
  agent,
  choice,
  day,
  group,
  institution,
  link,
  list,
  longText,
  money,
  number,
  term,
  text,
} from '../../kinds/build.ts'

const urgencies = { LOW: 1, MEDIUM: 2, HIGH: 3, URGENT: 4 } as const

/** The request, and the day by which the objects are needed. */
const request = {
  circumstance: term('RSTN', { level: 'R', facet: true, column: true }),
  request: longText({ level: 'R' }),
  urgency: choice({ name: 'urgency', choices: urgencies, level: 'R', facet: true, column: true }),
  requestedBy: agent({ level: 'R' }),
  requestDate: day({ level: 'R' }),
  neededBy: day({ level: 'R', column: true }),
  event: link(['event'], { facet: true }),
}

/** Conservator, studio, and the days in which the objects are there. */
const work = {
  conservator: agent({ level: 'R', facet: true, column: true }),
  studio: institution({ level: 'R', facet: true }),
  workplace: text(),
  treatment: group(
    { start: day({ level: 'R', column: true }), end: day({ level: 'R', ends: 'start', column: true }) },
    { level: 'R' },
  ),
}

/** The proposal as a whole; what is proposed for one object is in its line. */
const proposal = {
  proposal: group(
    {
      date: day({ level: 'R' }),
      aim: longText({ level: 'R' }),
      method: longText({ level: 'R' }),
      alternatives: longText(),
      risks: longText({ level: 'R' }),
    },
    { level: 'R' },
  ),
  estimate: group({
    amount: money({ level: 'R', private: true }),
    hours: number({ min: 0, unit: 'h' }),
    validUntil: day(),
  }),
  approval: group({ approvedBy: text({ level: 'R' }), date: day({ level: 'R' }), conditions: longText() }),
}

const costs = {
  funder: agent(),
  costs: list(
    {
      what: text({ level: 'R', required: true }),
      amount: money({ level: 'R' }),
      invoice: text(),
      note: text(),
    },
    { private: true },
  ),
}

const result = {
  report: group(
    { date: day({ level: 'R' }), author: agent({ level: 'R' }), summary: longText({ level: 'R' }) },
    { level: 'R' },
  ),
  aftercare: longText(),
  nextCheck: day(),
  notes: longText(),
}

/** Sections of a conservation treatment (Spectrum: collections care and conservation). */
export const conservationSections = {
  request: section(request),
  work: section(work),
  proposal: section(proposal),
  costs: section(costs),
  result: section(result),
}

export type ConservationValues = CardOf<typeof conservationSections>

/** Days compare as texts: year, month, day. */
export const endsAfterItStarts: CardRule<ConservationValues> = ({ treatment }, problems) => {
  if (treatment?.start && treatment.end && treatment.end < treatment.start)
    problems.at('treatment').at('end').add({ key: 'order' })
}
