import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { descriptions } from '../../groups/descriptions.ts'
import { documents } from '../../groups/documentation.ts'
import { georeference } from '../../groups/georeference.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import {
  boolean,
  coordinates,
  date,
  extent,
  group,
  link,
  list,
  measure,
  term,
  terms,
  text,
} from '../../kinds/build.ts'

/** Coordinates and position. */
const position = {
  position: group(
    {
      ...georeference,
      point: coordinates({ level: 'R', counts: true }),
      /** For places larger than a point: a region, a city, an excavation area. */
      extent: extent(),
      altitude: measure({ level: 'A', quantities: ['length'], signed: true }),
      note: text({ level: 'A' }),
    },
    { level: 'R' },
  ),
  /** An unguarded site or the habitat of a rare species: its location stays in the museum. */
  sensitive: boolean({ public: 'never', carried: true }),
}

/** Dates, former broader places, and related places. */
const history = {
  existence: date({ facet: true }),
  periods: terms('DTZG', { facet: true }),
  formerlyIn: list(
    { place: link(['place'], { named: true }), date: date(), note: text({ level: 'A' }) },
    { about: 'place' },
  ),
  relatedPlaces: list(
    {
      place: link(['place'], { named: true, association: 'association' }),
      association: term('PLAA'),
      note: text({ level: 'A' }),
    },
    { level: 'A', about: 'place' },
  ),
}

/** Name, type and broader place. */
const identification = {
  placeLocation: list(
    {
      name: text({ public: 'always', level: 'R' }),
      preferred: boolean({ level: 'R' }),
      nameType: term('NAMT', { level: 'R' }),
      language: term('LANG', { level: 'A' }),
      /** Period of use of the name. */
      date: date({ level: 'A' }),
      address: text({ level: 'A' }),
      locationType: term('PLAT', { level: 'A' }),
      note: text({ level: 'A' }),
    },
    { public: 'always', level: 'R', counts: true, single: 'preferred', about: 'name' },
  ),
  locationType: term('PLAT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  /** The broader place. */
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

/** Sections of a place: identification, position, history, description. */
export const placeSections = {
  identification: section(identification, { public: 'on' }),
  position: section(position, { public: 'on' }),
  identifiers: section(
    {
      identifiers: identifiers('tgn', 'geonames', 'wikidata', 'pleiades', 'gnd', 'idai', 'osm', 'nomisma'),
    },
    { public: 'on' },
  ),
  descriptions: section({ placeDescription: descriptions({ counts: true }) }, { public: 'on' }),
  history: section(history, { public: 'on' }),
  documentation: section({ bibliography, documents }, { public: 'on' }),
  record: section({ compilers, remarks }),
}

/** Field values of a place. */
export type PlaceCard = CardOf<typeof placeSections>
