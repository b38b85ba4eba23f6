import type { MuseumData } from './museum-data.ts'
import { type MuseumPath, museumPaths, museumProblem } from './museum-fields.ts'
import { museumValue } from './museum-value.ts'

/** The paths at which something is wrong, in the order of the form; none when the data can be sent. */
export const wrongMuseumPaths = (data: MuseumData): MuseumPath[] =>
  museumPaths.filter(path => museumProblem(path, museumValue(data, path)))
