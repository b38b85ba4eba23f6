import { firstProblem, type Problem } from '../validation/validators.ts'
import type { MuseumData } from './museum-data.ts'
import { type MuseumPath, museumValidators } from './museum-fields.ts'
import { museumValue } from './museum-value.ts'
import { postCodeProblem } from './post-codes.ts'

/** Returns the problem with a field's value, if any. */
export function museumProblem(data: MuseumData, path: MuseumPath): Problem | undefined {
  const value = museumValue(data, path).trim()
  return path === 'postCode'
    ? postCodeProblem(value, data.country)
    : firstProblem(value, museumValidators(path))
}
