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

/** Places of birth, work and death, or the seat of an organisation. */
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

/** Relations: teachers and pupils, family, members and parent organisations. */
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

/** Current contact details; internal, never published. */
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

/** Name and profession or activity of a person or organisation. */
const identification = {
  entityType: choice({
    name: 'entityType',
    choices: entityTypes,
    public: 'always',
    level: 'R',
    facet: true,
    column: true,
    carried: true,
  }),
  names: list(
    {
      name: text({ public: 'always', level: 'R' }),
      preferred: boolean({ level: 'R' }),
      type: term('NAMT', { level: 'R' }),
      language: term('LANG', { level: 'A' }),
      date: date({ level: 'A' }),
      note: text({ level: 'A' }),
    },
    { public: 'always', level: 'R', counts: true, single: 'preferred', about: 'name' },
  ),
  roles: terms('PROL', { level: 'R', facet: true, column: true, carried: true }),
  nationalities: terms('NAT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  cultures: terms('ATBD', { level: 'A', facet: true, carried: true }),
  /** From birth to death or foundation to dissolution; otherwise the period of activity. */
  lifeDates: date({
    derived: true,
    follows: ['birthDate', 'deathDate', 'foundationDate', 'dissolutionDate', 'activityDate'],
    facet: true,
    column: true,
  }),
  activityDate: date({ level: 'A' }),
}

/** Fields of people only. */
const life = {
  birthDate: date({ level: 'R', counts: ['person'] }),
  deathDate: date({ level: 'R', counts: ['person'] }),
  professions: terms('PROF', { level: 'R', facet: true, column: true, counts: ['person'], carried: true }),
  gender: term('GENDER', { public: 'off', facet: true }),
}

/** Fields of organisations only. */
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

/** Sections of a person or organisation: identification, places and dates, biography, relations. */
export const personSections = {
  identification: section(identification, { public: 'on' }),
  life: section(life, { for: ['person'], public: 'on' }),
  body: section(body, { for: ['organization'], public: 'on' }),
  places: section(places, { public: 'on' }),
  descriptions: section({ descriptions: descriptions({ counts: true }) }, { public: 'on' }),
  relations: section(relations, { public: 'on' }),
  identifiers: section(
    {
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
    },
    { public: 'on' },
  ),
  documentation: section({ bibliography, documents }, { public: 'on' }),
  contact: section(contact),
  record: section({ compilers, remarks }),
}

/** Field values of a person or organisation. */
export type PersonCard = CardOf<typeof personSections>
