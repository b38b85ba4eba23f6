import type { MuseumData } from './museum-data.ts'
import { type MuseumPath, museumPaths } from './museum-fields.ts'
import { museumProblem } from './museum-problem.ts'

/** Returns the paths with errors, in the order of the form; none when the profile is valid. */
export const wrongMuseumPaths = (data: MuseumData): MuseumPath[] =>
  museumPaths.filter(path => museumProblem(data, path))
