/** A corner: east first, north second. */
export type Position = readonly [x: number, y: number]

export type Ring = readonly Position[]

/** The outline, and after it the holes. */
export type Polygon = readonly Ring[]

/**
 * Parts of the earth in degrees of WGS 84, longitude first; lines between corners are straight in degrees. Areas that cross the date line continue
 * beyond 180 degrees, and are included twice.
 */
export interface Area {
  readonly polygons: readonly Polygon[]
}

/** An area drawn on a map, in its reference system. */
export type Drawn =
  | { readonly is: 'polygons'; readonly system: number; readonly polygons: readonly Polygon[] }
  /** Everything within so many metres of a point. */
  | { readonly is: 'circle'; readonly system: number; readonly centre: Position; readonly radius: number }

/** West, south, east, north of all corners. */
export function edgesOf(rings: readonly Ring[]): readonly [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      west = Math.min(west, x)
      south = Math.min(south, y)
      east = Math.max(east, x)
      north = Math.max(north, y)
    }
  return [west, south, east, north]
}

/** A box as an outline. */
export const boxRing = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** Returns true for a polygon that is an axis-aligned box without holes, which its edges describe fully. */
export function isBox(polygon: Polygon): boolean {
  const [outline = []] = polygon
  if (polygon.length !== 1 || outline.length !== 5) return false
  const [west, south, east, north] = edgesOf(polygon)
  const isCorner = ([x, y]: Position) => (x === west || x === east) && (y === south || y === north)
  const turns = outline.slice(1).every(([x, y], at) => {
    const [beforeX, beforeY] = outline[at] ?? [Number.NaN, Number.NaN]
    return (x === beforeX) !== (y === beforeY)
  })
  return turns && outline.every(isCorner)
}
