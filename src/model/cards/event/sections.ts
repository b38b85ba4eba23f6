import { emptyDateText } from '../../dates/date-text.ts'
import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { agent, date, link, list, longText, number, term, text, translated, url } from '../../kinds/build.ts'

/** Who took part, and as what. */
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

/** The whole it is part of, and what came before or after it. */
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

/** How a site was dug or searched, how many people came. */
const conduct = {
  reason: term('RCGE', { level: 'A' }),
  method: term('RCGM', { level: 'A' }),
  permit: text({ level: 'A' }),
  visitors: number({ integer: true, min: 0, level: 'A' }),
  funding: longText({ level: 'A', private: true }),
  website: url(),
}

/** What it was, when and where. */
const identification = {
  name: translated({ level: 'R', counts: true }),
  eventType: term('EVTT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  date: date({ level: 'R', facet: true, column: true, shownEmpty: emptyDateText, counts: true }),
  otherNames: list(
    { name: text(), type: term('TITT'), language: term('LANG'), note: text({ level: 'A' }) },
    { about: 'name' },
  ),
}

/** Where it takes place; of a travelling exhibition, its first venue. */
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

/** The card of an event: what happened, when and where, who took part. What was shown or found there is linked. */
export const eventSections = {
  identification: section(identification),
  place: section(place),
  persons: section(persons),
  descriptions: section({ eventDescription: descriptions({ counts: true }) }),
  relations: section(relations),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'viaf', 'nomisma', 'doi') }),
  conduct: section(conduct),
  documentation: section({ bibliography, documents }),
  record: section({ compilers, remarks }),
}

/** The values of the card of an event. */
export type EventCard = CardOf<typeof eventSections>
