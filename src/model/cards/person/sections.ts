import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import {
  agent,
  boolean,
  choice,
  date,
  group,
  link,
  list,
  longText,
  term,
  terms,
  text,
  url,
} from '../../kinds/build.ts'
import { entityTypes } from './entity-types.ts'

/** Where they were born, worked and died, where a body had its seat. */
const places = {
  places: list(
    {
      place: link(['place'], { named: true, level: 'R', facet: true, association: 'relation' }),
      relation: term('PERP', { level: 'R' }),
      date: date({ level: 'A' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, about: 'place' },
  ),
}

/** Whom they belong with: teacher and pupil, family, members and bodies they are part of. */
const relations = {
  relatedPersons: list(
    {
      person: agent({ level: 'R', association: 'association' }),
      association: term('PERA', { level: 'R' }),
      date: date({ level: 'A' }),
      note: text({ level: 'A' }),
    },
    { about: 'person' },
  ),
  portraits: list(
    { object: link(['object'], { named: true, required: true }), note: text() },
    { level: 'A' },
  ),
}

/** How whoever is alive or open today is reached; never leaves the museum. */
const contact = {
  contact: group(
    {
      person: text(),
      address: longText({ maxLength: 500 }),
      email: text({ maxLength: 254 }),
      telephone: text({ maxLength: 60 }),
      website: url(),
      note: text({ level: 'A' }),
    },
    { private: true },
  ),
}

/** What it is called and what it is known for, whether a person or a body. */
const identification = {
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
const life = {
  birthDate: date({ level: 'R', counts: ['person'] }),
  deathDate: date({ level: 'R', counts: ['person'] }),
  professions: terms('PROF', { level: 'R', facet: true, column: true, counts: ['person'], carried: true }),
  gender: term('GENDER', { facet: true }),
}

/** What only a body has. */
const body = {
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

/** The card of a person or of a body: who it is, when and where, what is told of it, whom it belongs with. */
export const personSections = {
  identification: section(identification),
  life: section(life, ['person']),
  body: section(body, ['organization']),
  places: section(places),
  descriptions: section({ descriptions: descriptions({ counts: true }) }),
  relations: section(relations),
  identifiers: section({
    identifiers: identifiers(
      'ulan',
      'viaf',
      'wikidata',
      'gnd',
      'isni',
      'orcid',
      'lcnaf',
      'bnf',
      'sbn',
      'plwabn',
      'nomisma',
      'isil',
      'ror',
    ),
  }),
  documentation: section({ bibliography, documents }),
  contact: section(contact),
  record: section({ compilers, remarks }),
}

/** The values of the card of a person or body. */
export type PersonCard = CardOf<typeof personSections>
