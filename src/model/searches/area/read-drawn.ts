import type { Drawn } from './area.ts'
import { AreaProblem } from './area-problem.ts'
import { areaLimits } from './limits.ts'
import { readGeoJson } from './read-geojson.ts'
import { readWkt } from './read-wkt.ts'

const bareBox = /^([-+.\de\s]+(?:,[-+.\de\s]+){3})(?:,\s*'?([\w:]+)'?)?$/i

/**
 * Parses a shape drawn on a map: GeoJSON, well-known text, or a box in the format of map services ('west,south,east,north').
 * @throws {AreaProblem} if it is not an area, is empty, or has too many points.
 */
export function readDrawn(text: string): Drawn {
  const trimmed = text.trim()
  const [, edges, system] = bareBox.exec(trimmed) ?? []
  const box = edges && `BBOX(${edges}${system ? `,'${system}'` : ''})`
  const drawn = trimmed.startsWith('{') ? readGeoJson(trimmed) : readWkt(box ?? trimmed)
  if (drawn.is === 'circle') {
    const radius = drawn.radius / 1000
    if (!(radius > 0 && radius <= areaLimits.radius))
      throw new AreaProblem('areaRadius', { max: areaLimits.radius })
    return drawn
  }
  const { polygons } = drawn
  if (polygons.length === 0) throw new AreaProblem('area')
  if (polygons.length > areaLimits.polygons)
    throw new AreaProblem('areaPolygons', { max: areaLimits.polygons })
  const corners = polygons.flat().reduce((sum, { length }) => sum + length - 1, 0)
  if (corners > areaLimits.corners) throw new AreaProblem('areaCorners', { max: areaLimits.corners })
  return drawn
}
