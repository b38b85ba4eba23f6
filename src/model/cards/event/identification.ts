import { emptyDateText } from '../../dates/date-text.ts'
import { date, link, list, term, text, translated } from '../../kinds/build.ts'

/** What it was, when and where. */
export const identification = {
  name: translated({ level: 'R', counts: true }),
  eventType: term('EVTT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  date: date({ level: 'R', facet: true, column: true, shownEmpty: emptyDateText, counts: true }),
  otherNames: list(
    { name: text(), type: term('TITT'), language: term('LANG'), note: text({ level: 'A' }) },
    { about: 'name' },
  ),
}

/** Where it takes place; of a travelling exhibition, its first venue. */
export const place = {
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
