import type { Drawn, Polygon, Position } from './area.ts'
import { AreaProblem } from './area-problem.ts'
import { systemNamed } from './reference-system.ts'
import { ringOf } from './ring.ts'

type Json = Readonly<Record<string, unknown>>

const mostNested = 8

const asObject = (value: unknown): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AreaProblem('area')
  return value as Json
}

const asArray = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new AreaProblem('area')
  return value
}

function positionOf(value: unknown): Position {
  const [x, y] = asArray(value)
  if (typeof x !== 'number' || typeof y !== 'number') throw new AreaProblem('area')
  return [x, y]
}

const polygonOf = (value: unknown): Polygon =>
  asArray(value).map(ring => ringOf(asArray(ring).map(positionOf)))

function shapesOf(value: unknown, nested: number): readonly Polygon[] {
  if (nested > mostNested) throw new AreaProblem('area')
  const shape = asObject(value)
  const each = (inside: unknown) => asArray(inside).flatMap(one => shapesOf(one, nested + 1))
  switch (shape.type) {
    case 'Polygon':
      return [polygonOf(shape.coordinates)]
    case 'MultiPolygon':
      return asArray(shape.coordinates).map(polygonOf)
    case 'Feature':
      return shapesOf(shape.geometry, nested + 1)
    case 'FeatureCollection':
      return each(shape.features)
    case 'GeometryCollection':
      return each(shape.geometries)
    case 'Point':
    case 'MultiPoint':
    case 'LineString':
    case 'MultiLineString':
      throw new AreaProblem('areaShape')
    default:
      throw new AreaProblem('area')
  }
}

/** The reference system by the member `crs`, which the standard dropped and programs go on writing. */
function systemOf({ crs }: Json): number {
  if (crs === undefined || crs === null) return 4326
  const { properties } = asObject(crs)
  const { name, code } = asObject(properties)
  return systemNamed(String(name ?? code ?? ''))
}

/**
 * Reads GeoJSON: Polygon, MultiPolygon, features and collections of these.
 * @throws {AreaProblem} where it is none of these.
 */
export function readGeoJson(text: string): Drawn {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new AreaProblem('area')
  }
  return {
    is: 'polygons',
    system: systemOf(asObject(read)),
    polygons: shapesOf(read, 0).filter(({ length }) => length > 0),
  }
}
