import { agent, link, list, longText, number, term, text, url } from '../../kinds/build.ts'

/** Who took part, and as what. */
export const persons = {
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
export const relations = {
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
export const conduct = {
  reason: term('RCGE', { level: 'A' }),
  method: term('RCGM', { level: 'A' }),
  permit: text({ level: 'A' }),
  visitors: number({ integer: true, min: 0, level: 'A' }),
  funding: longText({ level: 'A', private: true }),
  website: url(),
}
