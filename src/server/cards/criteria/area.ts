import type { Area } from '#model/searches/area/area.ts'
import { areaOf } from '#model/searches/area/area-of.ts'
import { AreaProblem } from '#model/searches/area/area-problem.ts'
import { readDrawn } from '#model/searches/area/read-drawn.ts'
import { CodedError } from '#server/platform/errors.ts'
import { inDegrees } from '../places/in-degrees.ts'

/**
 * Reads what was drawn on a map (C-Q04): WKT or GeoJSON, in any supported reference system.
 * @param field what the text is called where it came from
 * @throws {CodedError} `invalid_input` where it is no area, saying what is wrong with it.
 */
export function readArea(text: string, field = 'gisQuery'): Area {
  try {
    return areaOf(readDrawn(text), inDegrees)
  } catch (error) {
    if (error instanceof AreaProblem)
      throw new CodedError('invalid_input', { fields: { [field]: error.problem } })
    throw error
  }
}
