import { agent, date, group, link, list, longText, term, text, url } from '../../kinds/build.ts'

/** Where they were born, worked and died, where a body had its seat. */
export const places = {
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
export const relations = {
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
export const contact = {
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
