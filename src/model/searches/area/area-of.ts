import type { Place } from '../../kinds/box-around.ts'
import { isReferenceSystem } from '../../kinds/reference-systems.ts'
import type { Coordinates } from '../../kinds/values.ts'
import { type Area, type Drawn, edgesOf, type Polygon, type Position, type Ring } from './area.ts'
import { AreaProblem } from './area-problem.ts'
import { areaLimits } from './limits.ts'
import { circleRing, unwound } from './on-globe.ts'

/** Converts coordinates to the globe; undefined outside of their system. */
export type InDegrees = (point: Coordinates) => Place | undefined

/** Degrees by which a line may be elsewhere than it was drawn: a metre. */
const tolerance = 1e-5
/** The number of pieces a line is cut into before its curvature is checked. */
const pieces = 4
const mostHalvings = 5

/** Metres around the earth: no grid has larger numbers, and what is projected from them is anywhere. */
const around = 41_000_000

const outside = () => new AreaProblem('areaOutside')

const between = ([x1, y1]: Position, [x2, y2]: Position, step: number): Position => [
  x1 + (x2 - x1) * step,
  y1 + (y2 - y1) * step,
]

/** In degrees already, but of another shape of the earth, perhaps; longitudes go on beyond the date line. */
function cornerInDegrees([x, y]: Position, system: number, at: InDegrees): Position {
  if (!(Math.abs(x) <= 360 && Math.abs(y) <= 90)) throw outside()
  if (system === 4326) return [x, y]
  const turns = Math.round(x / 360) * 360
  const place = at({ x: x - turns, y, system })
  if (!place) throw outside()
  return [place.longitude + turns, place.latitude]
}

/** A ring of a grid in metres: its lines are bent on the globe, and get corners on their way. */
function bentRing(ring: Ring, system: number, at: InDegrees): Ring {
  const found: Position[] = []
  const onGlobe = ([x, y]: Position): Position => {
    const place = Math.max(Math.abs(x), Math.abs(y)) > around ? undefined : at({ x, y, system })
    if (!place) throw outside()
    return [place.longitude, place.latitude]
  }
  const follow = (from: Position, to: Position, start: Position, end: Position, halvings: number) => {
    const half = between(from, to, 0.5)
    const [middle, straight] = [onGlobe(half), between(start, end, 0.5)]
    const off = Math.max(Math.abs(middle[0] - straight[0]), Math.abs(middle[1] - straight[1]))
    if (off > tolerance && halvings < mostHalvings) {
      follow(from, half, start, middle, halvings + 1)
      follow(half, to, middle, end, halvings + 1)
    } else found.push(end)
    if (found.length > areaLimits.bentCorners)
      throw new AreaProblem('areaCorners', { max: areaLimits.corners })
  }
  for (const [place, to] of ring.entries()) {
    const from = ring[place - 1]
    if (!from) {
      found.push(onGlobe(to))
      continue
    }
    for (let piece = 0; piece < pieces; piece += 1) {
      const [start, end] = [between(from, to, piece / pieces), between(from, to, (piece + 1) / pieces)]
      follow(start, end, onGlobe(start), onGlobe(end), 0)
    }
  }
  return unwound(found)
}

/** Copies of a polygon on a map from -180 to 180 degrees. */
function onMap(polygon: Polygon): readonly Polygon[] {
  const [west, , east] = edgesOf(polygon)
  return [0, -360, 360]
    .filter(shift => east + shift > -180 && west + shift < 180)
    .map(shift =>
      shift === 0 ? polygon : polygon.map(ring => ring.map(([x, y]): Position => [x + shift, y])),
    )
}

/** Holes on the same side of the world as the outline. */
function together([outline = [], ...holes]: Polygon): Polygon {
  const [west, , east] = edgesOf([outline])
  return [
    outline,
    ...holes.map(hole => {
      const [holeWest, , holeEast] = edgesOf([hole])
      const shift = Math.round(((west + east) / 2 - (holeWest + holeEast) / 2) / 360) * 360
      return shift === 0 ? hole : hole.map(([x, y]): Position => [x + shift, y])
    }),
  ]
}

/**
 * Returns the drawn parts of the earth.
 * @param at converts places, as projecting needs its own library.
 * @throws {AreaProblem} for places outside their reference system.
 */
export function areaOf(drawn: Drawn, at: InDegrees): Area {
  const { system } = drawn
  if (drawn.is === 'circle') {
    const [x, y] = drawn.centre
    const centre = at({ x, y, system })
    if (!centre) throw outside()
    return { polygons: onMap([circleRing(centre, drawn.radius)]) }
  }
  const inDegrees = (ring: Ring): Ring =>
    isReferenceSystem(system, 'degrees')
      ? ring.map(corner => cornerInDegrees(corner, system, at))
      : bentRing(ring, system, at)
  const polygons = drawn.polygons.flatMap(polygon => onMap(together(polygon.map(inDegrees))))
  const corners = polygons.flat().reduce((sum, { length }) => sum + length, 0)
  if (corners > 2 * areaLimits.bentCorners) throw new AreaProblem('areaCorners', { max: areaLimits.corners })
  return { polygons }
}
