import { georeference } from '../../../groups/georeference.ts'
import {
  agent,
  date,
  group,
  identifier,
  link,
  list,
  longText,
  measure,
  term,
  text,
} from '../../../kinds/build.ts'

const height = measure({ quantities: ['length'], signed: true })

/** Place, date, method and collector of the specimen. */
export const collecting = {
  collectingPlace: group(
    {
      country: term('COUNTRIES', { level: 'R', facet: true, column: true }),
      place: link(['place'], { named: true, level: 'R', facet: true }),
      locality: term('LRVL', { level: 'R' }),
      type: term('LRVT'),
      continent: term('CONT'),
      region: text(),
      province: text(),
      municipality: text(),
      verbatim: text({ maxLength: 2000 }),
      water: term('MAO', { level: 'A' }),
      ...georeference,
    },
    { level: 'R', counts: true, carried: true },
  ),
  elevation: group(
    { minAltitude: height, maxAltitude: height, minDepth: height, maxDepth: height },
    { carried: true },
  ),
  collectors: list(
    {
      collector: agent({ level: 'R', column: true }),
      number: identifier({ level: 'R' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  collectingDate: date({ level: 'R', column: true, counts: true, carried: true }),
  habitat: group({ type: term('HABI'), substrate: term('SUBS'), description: text() }, { carried: true }),
  collectingMethod: group(
    { method: term('LRIW'), reason: term('LRIU'), body: agent(), funder: agent() },
    { carried: true },
  ),
  collectingNotes: longText({ carried: true }),
}
