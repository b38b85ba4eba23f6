import type { Extent } from './values.ts'

/** A point on the globe, WGS 84. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** A box on the globe, WGS 84; if west is greater than east, it crosses the date line. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Sample points along an edge, because the edge of a grid is curved on the globe. */
const steps = [0, 0.25, 0.5, 0.75, 1]

/**
 * Returns the box on the globe that contains a box of a reference system.
 * @param at converts coordinates of the system to the globe.
 * @returns undefined if the box is outside the bounds of its system.
 */
export function boxAround(
  { west, south, east, north }: Extent,
  at: (x: number, y: number) => Place | undefined,
): Box | undefined {
  if (west > east) {
    const [one, other] = [at(west, south), at(east, north)]
    return (
      one &&
      other && { west: one.longitude, south: one.latitude, east: other.longitude, north: other.latitude }
    )
  }
  const places = steps.flatMap((step): (Place | undefined)[] => {
    const [x, y] = [west + (east - west) * step, south + (north - south) * step]
    return [at(x, south), at(x, north), at(west, y), at(east, y)]
  })
  const found = places.filter(place => place !== undefined)
  if (found.length < places.length) return undefined
  const longitudes = found.map(({ longitude }) => longitude)
  const latitudes = found.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** Returns the centre of a box. */
export function middleOf({ west, south, east, north }: Box): Place {
  const width = west <= east ? east - west : east - west + 360
  const longitude = west + width / 2
  return { longitude: longitude > 180 ? longitude - 360 : longitude, latitude: (south + north) / 2 }
}
