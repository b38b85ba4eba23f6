import type { MuseumData } from './museum-data.ts'
import { type MuseumPath, museumPaths, museumProblem } from './museum-fields.ts'
import { museumValue } from './museum-value.ts'

/** Returns the paths with errors, in the order of the form; none when the profile is valid. */
export const wrongMuseumPaths = (data: MuseumData): MuseumPath[] =>
  museumPaths.filter(path => museumProblem(path, museumValue(data, path)))
