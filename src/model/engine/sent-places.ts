import type { Field, Fields, List } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'
import { isList, isStructure } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Of each list, at which place its rows were sent, by their ids. */
export type SentRows = Map<List, Map<string, number>>

/** A place of a card that was read ('materials.0.part') as whoever sent it counts: empty rows before it were dropped. */
function sentPlace(fields: Fields, values: Values, place: string, sent: SentRows): string {
  const [key = '', ...rest] = place.split('.')
  const field: Field | undefined = fields[key]
  if (!field || !isStructure(field) || rest.length === 0) return place
  if (!isList(field)) return `${key}.${sentPlace(field.fields, valuesOf(values[key]), rest.join('.'), sent)}`
  const [at = '', ...inside] = rest
  const row = rowsOf(values[key])[Number(at)]
  const index = sent.get(field)?.get(String(row?.id)) ?? at
  if (inside.length === 0) return `${key}.${index}`
  return `${key}.${index}.${sentPlace(field.fields, row ?? {}, inside.join('.'), sent)}`
}

/** Collects what is found wrong with a card after it was read, at the places where it was sent. */
export function atSentPlaces(fields: Fields, values: Values, sent: SentRows, problems: Problems): Problems {
  const at = (place: string): Problems => ({
    add: problem => problems.at(sentPlace(fields, values, place, sent)).add(problem),
    at: key => at(place === '' ? key : `${place}.${key}`),
  })
  return at('')
}
