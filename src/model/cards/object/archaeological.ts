import { georeference } from '../../groups/georeference.ts'
import {
  agent,
  boolean,
  date,
  group,
  identifier,
  link,
  list,
  longText,
  number,
  term,
  terms,
  text,
} from '../../kinds/build.ts'

/** Type of production and preservation of a find. */
export const archaeology = {
  classes: terms('CLS', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  fabric: group({ fabric: term('FABR'), description: text() }, { carried: true }),
  preserved: group({ part: term('PRSV'), percentage: number({ min: 0, max: 100, unit: '%' }) }),
  surface: group({ munsell: text({ level: 'A' }), treatment: term('SURF', { level: 'A' }) }, { level: 'A' }),
  fragmentCount: number({ integer: true, min: 1 }),
  joins: list({ object: link(['object'], { named: true, required: true }), note: text() }, { public: 'off' }),
  epigraphicCodes: list({ code: identifier({ required: true }) }, { level: 'A' }),
}

/** Place of discovery. */
export const findspot = {
  findspot: group(
    {
      place: link(['place'], { named: true, level: 'R', facet: true, column: true }),
      locality: text(),
      ...georeference,
      sensitive: boolean({ public: 'never' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', carried: true },
  ),
}

/** Excavation or survey, and context. */
export const discovery = {
  excavations: list(
    {
      event: link(['event'], { named: true, level: 'R' }),
      date: date({ level: 'R' }),
      body: agent(),
      director: agent(),
      reason: term('DSCT'),
      method: term('DSCM'),
    },
    { level: 'R', counts: true, carried: true },
  ),
  sector: text({ carried: true }),
  stratigraphicUnits: list(
    { unit: identifier({ level: 'R', required: true }) },
    { level: 'R', carried: true },
  ),
  tomb: text({ carried: true }),
  excavationNumbers: list(
    { number: identifier({ level: 'R', required: true }), box: text() },
    { level: 'R' },
  ),
  surveys: list({
    event: link(['event'], { named: true }),
    date: date(),
    lead: agent(),
    reason: term('RCGE'),
    method: term('RCGM'),
    landUse: term('RCGU', { level: 'A' }),
    visibility: term('RCGC', { level: 'A' }),
  }),
  otherInvestigations: list(
    { type: term('AINT', { required: true }), date: date(), person: agent(), note: text() },
    { level: 'A' },
  ),
  discoveryNotes: longText(),
  cadastre: list(
    { municipality: text(), sheet: text(), parcel: text(), owner: agent() },
    { level: 'A', private: true },
  ),
}

/** Reuse, and the earlier or later work it belongs to. */
export const reuse = {
  reuses: list({ part: text(), type: term('REIT'), date: date(), note: text() }, { level: 'A' }),
  originals: list(
    {
      stage: term('ROFF'),
      work: link(['object'], { named: true }),
      author: agent(),
      date: date(),
      place: text(),
      note: text(),
    },
    { level: 'A' },
  ),
}
