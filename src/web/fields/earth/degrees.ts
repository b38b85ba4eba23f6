import proj4 from 'proj4'
import { boxAround } from '#model/kinds/box-around.ts'
import { projections } from '#model/kinds/projections.ts'
import { isReferenceSystem } from '#model/kinds/reference-systems.ts'
import type { Coordinates, Extent } from '#model/kinds/values.ts'
import type { MapBox, MapSpot } from '../../ui/map/MapPoint.ts'

// Loaded with the first map, by `import()` alone: projecting needs a library of its own.

/** Converts coordinates of any reference system to a position on the map; undefined when they are outside their system. */
export function spotOf({ x, y, system }: Coordinates): MapSpot | undefined {
  const projection = projections[system]
  if (!projection) return undefined
  const [longitude = Number.NaN, latitude = Number.NaN] = proj4(projection, 'EPSG:4326', [x, y])
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { longitude, latitude } : undefined
}

/** As fine as a map can be pressed: a tenth of a metre. */
const rounded = (value: number, system: number): number => {
  const digits = isReferenceSystem(system, 'degrees') ? 6 : 1
  return Number(value.toFixed(digits))
}

/** A spot on the map in the numbers of a reference system. */
export function coordinatesOf({ longitude, latitude }: MapSpot, system: number): Coordinates {
  const [x = 0, y = 0] = proj4('EPSG:4326', projections[system] ?? 'EPSG:4326', [longitude, latitude])
  return { x: rounded(x, system), y: rounded(y, system), system }
}

/** Converts a box in any reference system to the map. */
export function boxOf(extent: Extent): MapBox | undefined {
  const box = boxAround(extent, (x, y) => spotOf({ x, y, system: extent.system }))
  return box && [box.west, box.south, box.east, box.north]
}

/** A box on the map in the numbers of a reference system: the one that holds its corners. */
export function extentOf([west, south, east, north]: MapBox, system: number): Extent {
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ].map(([longitude = 0, latitude = 0]) => coordinatesOf({ longitude, latitude }, system))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    west: Math.min(...xs),
    south: Math.min(...ys),
    east: Math.max(...xs),
    north: Math.max(...ys),
    system,
  }
}
