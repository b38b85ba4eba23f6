import type { Extent } from './values.ts'

/** A point on the globe, WGS 84. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** A box on the globe, WGS 84; one whose west lies east of its east reaches over the date line. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Sample points along an edge: the edge of a grid is curved on the globe. */
const steps = [0, 0.25, 0.5, 0.75, 1]

/**
 * The box on the globe that holds a box of a reference system.
 * @param at where numbers of the system lie on the globe.
 * @returns undefined when the box lies outside of its system.
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

/** The middle of a box. */
export function middleOf({ west, south, east, north }: Box): Place {
  const width = west <= east ? east - west : east - west + 360
  const longitude = west + width / 2
  return { longitude: longitude > 180 ? longitude - 360 : longitude, latitude: (south + north) / 2 }
}
