import proj4 from 'proj4'
import type { Place } from '#model/kinds/box-around.ts'
import { projections } from '#model/kinds/projections.ts'
import type { Coordinates } from '#model/kinds/values.ts'

/** Converts coordinates of any reference system to degrees of WGS 84; undefined when they are outside their system. */
export function inDegrees(point: Coordinates | undefined): Place | undefined {
  if (!point) return undefined
  const projection = projections[point.system]
  if (!projection) return undefined
  const [longitude = Number.NaN, latitude = Number.NaN] = proj4(projection, 'EPSG:4326', [point.x, point.y])
  const real = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return real ? { longitude, latitude } : undefined
}
