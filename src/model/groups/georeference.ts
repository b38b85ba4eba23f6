import { coordinates, measure, term } from '../kinds/build.ts'

/** Coordinates with their method and uncertainty. */
export const georeference = {
  point: coordinates(),
  uncertainty: measure({ level: 'A', quantities: ['length'] }),
  geometry: term('GPI', { level: 'A' }),
  method: term('GPM', { level: 'A' }),
  technique: term('GPT', { level: 'A' }),
}
