import { boolean, choice, date, list, term, terms, text } from '../../kinds/build.ts'
import { entityTypes } from './entity-types.ts'

/** What it is called and what it is known for, whether a person or a body. */
export const identification = {
  entityType: choice({
    name: 'entityType',
    choices: entityTypes,
    level: 'R',
    facet: true,
    column: true,
    carried: true,
  }),
  names: list(
    {
      name: text({ level: 'R' }),
      preferred: boolean({ level: 'R' }),
      type: term('NAMT', { level: 'R' }),
      language: term('LANG', { level: 'A' }),
      date: date({ level: 'A' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, single: 'preferred', about: 'name' },
  ),
  roles: terms('PROL', { level: 'R', facet: true, column: true, carried: true }),
  nationalities: terms('NAT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  cultures: terms('ATBD', { level: 'A', facet: true, carried: true }),
  /** From birth to death, from foundation to dissolution; else when they were active. */
  lifeDates: date({ derived: true, facet: true, column: true }),
  activityDate: date({ level: 'A' }),
}

/** What only a person has. */
export const life = {
  birthDate: date({ level: 'R', counts: ['person'] }),
  deathDate: date({ level: 'R', counts: ['person'] }),
  professions: terms('PROF', { level: 'R', facet: true, column: true, counts: ['person'], carried: true }),
  gender: term('GENDER', { facet: true }),
}

/** What only a body has. */
export const body = {
  organizationType: term('ORGT', {
    level: 'R',
    facet: true,
    column: true,
    counts: ['organization'],
    carried: true,
  }),
  foundationDate: date({ level: 'R', counts: ['organization'] }),
  dissolutionDate: date({ level: 'R' }),
}
