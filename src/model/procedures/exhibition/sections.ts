import { type CardOf, type CardRule, section } from '../../engine/define-card.ts'
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
  money,
  number,
  terms,
  text,
  translated,
  url,
} from '../../kinds/build.ts'

/** Kinds of exhibitions, with ids of the product's own. */
export const exhibitionKinds = { PERMANENT: 1, TEMPORARY: 2, TOURING: 3, ONLINE: 4, DISPLAY: 5 } as const

/** Idea, people and public. */
const concept = {
  publicTitle: translated({ level: 'R' }),
  publicSubtitle: translated(),
  exhibitionKind: choice({
    name: 'exhibitionKind',
    choices: exhibitionKinds,
    level: 'R',
    facet: true,
    column: true,
  }),
  /** The event as which the objects remember the exhibition. */
  event: link(['event'], { named: true, level: 'R', facet: true, column: true }),
  concept: longText({ level: 'R' }),
  audience: longText(),
  curators: list(
    { curator: agent({ level: 'R', required: true, facet: true }), role: text() },
    { level: 'R' },
  ),
  designer: agent(),
  partners: list({ partner: institution({ level: 'R', required: true }), contribution: text() }),
}

/** Days, venues and rooms. */
const dates = {
  period: group(
    {
      installationFrom: day({ level: 'R' }),
      opening: day({ level: 'R', column: true }),
      closing: day({ level: 'R', ends: 'opening', column: true }),
      takenDownBy: day({ level: 'R' }),
    },
    { level: 'R' },
  ),
  venue: institution({ level: 'R', facet: true, column: true }),
  rooms: terms('LR', { level: 'R', facet: true }),
  area: number({ min: 0, unit: 'm²' }),
  stops: list({
    venue: institution({ level: 'R', required: true }),
    place: link(['place'], { named: true }),
    start: day({ level: 'R' }),
    end: day({ level: 'R', ends: 'start' }),
    note: text(),
  }),
}

/** Climate, light and security in the rooms. */
const conditions = {
  climate: group({
    temperature: text(),
    relativeHumidity: text(),
    maxLux: number({ level: 'R', min: 0, max: 1_000_000, unit: 'lx' }),
    hoursPerWeek: number({ level: 'R', min: 0, max: 168, unit: 'h' }),
  }),
  security: longText({ level: 'R' }),
  access: longText(),
}

const finances = {
  budget: group(
    { total: money({ level: 'R' }), approvedBy: text(), approvedOn: day() },
    { private: true, level: 'R' },
  ),
  costs: list(
    { what: text({ required: true }), amount: money(), invoice: text(), note: text() },
    { private: true },
  ),
  indemnity: group({
    insurer: institution(),
    policyNumber: text(),
    stateIndemnity: boolean(),
    note: longText(),
  }),
}

const communication = {
  publicText: translated({ long: true, level: 'R' }),
  website: url(),
  catalogue: link(['biblio'], { named: true }),
  programme: longText(),
  pressDate: day(),
}

const evaluation = {
  visitors: number({ integer: true, min: 0, level: 'R' }),
  evaluation: longText({ level: 'R' }),
  notes: longText(),
}

/** Sections of an exhibition (Spectrum: use of collections). */
export const exhibitionSections = {
  concept: section(concept),
  dates: section(dates),
  conditions: section(conditions),
  budget: section(finances),
  communication: section(communication),
  evaluation: section(evaluation),
}

export type ExhibitionValues = CardOf<typeof exhibitionSections>

/** Days compare as texts; each of them comes after the one before it. */
export const runsForward: CardRule<ExhibitionValues> = ({ period = {} }, problems) => {
  const keys = ['installationFrom', 'opening', 'closing', 'takenDownBy'] as const
  const known = keys.filter(key => period[key] !== undefined)
  for (const [at, key] of known.entries()) {
    const before = known[at - 1]
    if (before && String(period[key]) < String(period[before]))
      problems.at('period').at(key).add({ key: 'order' })
  }
}
