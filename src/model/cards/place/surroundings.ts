import { georeference } from '../../groups/georeference.ts'
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

/** Where it is on earth. */
export const position = {
  position: group(
    {
      ...georeference,
      point: coordinates({ level: 'R', counts: true }),
      /** Of what is more than a spot: a region, a city, the area of a dig. */
      extent: extent(),
      altitude: measure({ level: 'A', quantities: ['length'] }),
      note: text({ level: 'A' }),
    },
    { level: 'R' },
  ),
  /** An unguarded site, the habitat of a rare species: where it is stays in the museum. */
  sensitive: boolean({ carried: true }),
}

/** When it was there, what it lay in before, which places it belongs with. */
export const history = {
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
