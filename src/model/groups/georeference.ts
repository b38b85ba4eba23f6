import { coordinates, measure, term } from '../kinds/build.ts'

/** A point with what is needed to trust it: how it was found and how far off it may be. */
export const georeference = {
  point: coordinates(),
  uncertainty: measure({ level: 'A', quantities: ['length'] }),
  geometry: term('GPI', { level: 'A' }),
  method: term('GPM', { level: 'A' }),
  technique: term('GPT', { level: 'A' }),
}
