import type { LatLngTuple } from 'leaflet'
import type { Ring } from '#model/searches/area/area.ts'

/** Degrees after which a line gets a corner on its way: the map's own straight lines lie elsewhere than those of degrees. */
const farthest = 1

/** A ring as the map draws it, so that the visible area is the one searched. */
export const onFlatMap = (ring: Ring): LatLngTuple[] =>
  ring.flatMap(([x, y], at): LatLngTuple[] => {
    const [beforeX, beforeY] = ring[at - 1] ?? [x, y]
    const isStraight = beforeX === x || beforeY === y
    const steps = isStraight
      ? 1
      : Math.min(100, Math.ceil(Math.hypot(x - beforeX, y - beforeY) / farthest)) || 1
    return Array.from({ length: steps }, (_, step): LatLngTuple => {
      const part = (step + 1) / steps
      return [beforeY + (y - beforeY) * part, beforeX + (x - beforeX) * part]
    })
  })
