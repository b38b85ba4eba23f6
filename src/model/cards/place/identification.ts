import { boolean, date, group, link, list, term, text } from '../../kinds/build.ts'

/** What it is called, what kind of place it is, and what it lies in. */
export const identification = {
  placeLocation: list(
    {
      name: text({ level: 'R' }),
      preferred: boolean({ level: 'R' }),
      nameType: term('NAMT', { level: 'R' }),
      language: term('LANG', { level: 'A' }),
      /** When it was called so. */
      date: date({ level: 'A' }),
      address: text({ level: 'A' }),
      locationType: term('PLAT', { level: 'A' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, single: 'preferred', about: 'name' },
  ),
  locationType: term('PLAT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  /** The place it lies in. */
  broader: link(['place'], { level: 'R', facet: true, column: true, counts: true, carried: true }),
  address: text({ level: 'R', column: true }),
  administration: group(
    {
      country: term('COUNTRIES', { level: 'R', facet: true, column: true }),
      region: text({ level: 'A', facet: true }),
      province: text({ level: 'A', facet: true }),
      municipality: text({ facet: true, column: true }),
      locality: text({ level: 'A' }),
      postalCode: text({ level: 'A', maxLength: 20 }),
    },
    { level: 'R', carried: true },
  ),
}
