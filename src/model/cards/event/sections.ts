import { emptyDateText } from '../../dates/date-text.ts'
import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { agent, date, link, list, longText, number, term, text, translated, url } from '../../kinds/build.ts'

/** Participants and their roles. */
const persons = {
  eventRelatedPerson: list(
    {
      person: agent({ level: 'R', facet: true, association: 'role' }),
      role: term('EVPR', { level: 'R' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, carried: true, about: 'person' },
  ),
}

/** The larger event it belongs to, and those before and after it. */
const relations = {
  parentEvent: link(['event'], { facet: true, carried: true }),
  relatedEvents: list(
    {
      event: link(['event'], { named: true, association: 'association' }),
      association: term('EVTA'),
      note: text({ level: 'A' }),
    },
    { level: 'A', about: 'event' },
  ),
}

/** Method of an excavation or survey; number of visitors. */
const conduct = {
  reason: term('RCGE', { level: 'A' }),
  method: term('RCGM', { level: 'A' }),
  permit: text({ level: 'A' }),
  visitors: number({ integer: true, min: 0, level: 'A' }),
  funding: longText({ level: 'A', private: true }),
  website: url({ public: 'on' }),
}

/** Type, name and date of the event. */
const identification = {
  name: translated({ public: 'always', level: 'R', counts: true }),
  eventType: term('EVTT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  date: date({ level: 'R', facet: true, column: true, shownEmpty: emptyDateText, counts: true }),
  otherNames: list(
    { name: text(), type: term('TITT'), language: term('LANG'), note: text({ level: 'A' }) },
    { about: 'name' },
  ),
}

/** Venue; for a travelling exhibition, the first one. */
const place = {
  venue: link(['place', 'organization'], {
    named: true,
    level: 'R',
    facet: true,
    column: true,
    counts: true,
    carried: true,
  }),
  address: text({ level: 'R', carried: true }),
  city: text({ level: 'R', facet: true, column: true, carried: true }),
  state: text({ level: 'R', facet: true, carried: true }),
  furtherVenues: list(
    {
      venue: link(['place', 'organization'], { named: true }),
      city: text(),
      date: date(),
      note: text({ level: 'A' }),
    },
    { about: 'venue' },
  ),
}

/** Sections of an event: identification, place, participants. Objects shown or found there are linked. */
export const eventSections = {
  identification: section(identification, { public: 'on' }),
  place: section(place, { public: 'on' }),
  persons: section(persons, { public: 'on' }),
  descriptions: section({ eventDescription: descriptions({ counts: true }) }, { public: 'on' }),
  relations: section(relations, { public: 'on' }),
  identifiers: section(
    { identifiers: identifiers('wikidata', 'gnd', 'viaf', 'nomisma', 'doi') },
    { public: 'on' },
  ),
  conduct: section(conduct),
  documentation: section({ bibliography, documents }, { public: 'on' }),
  record: section({ compilers, remarks }),
}

/** Field values of an event. */
export type EventCard = CardOf<typeof eventSections>
