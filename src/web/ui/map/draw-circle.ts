import { type LatLng, type Map as LeafletMap, Polygon } from 'leaflet'
import type { Drawn, Position } from '#model/searches/area/area.ts'
import { circleRing, metresBetween } from '#model/searches/area/on-globe.ts'
import { dragOnMap } from './drag-on-map.ts'
import { onFlatMap } from './on-flat-map.ts'

const farthest = 5_000_000
const positionOf = ({ lng, lat }: LatLng): Position => [lng, lat]

/** Returns the distance from the centre, limited to the largest radius of a circle. */
export const radiusOf = (from: LatLng, to: LatLng): number =>
  Math.min(farthest, metresBetween(positionOf(from), positionOf(to)))

/** The corners of a circle as the map draws it. */
export const circleOnMap = ({ lng, lat }: LatLng, radius: number) =>
  onFlatMap(circleRing({ longitude: lng, latitude: lat }, radius))

/** Enables drawing a circle by dragging outwards from its centre; the radius is announced throughout. */
export function drawCircle(
  map: LeafletMap,
  className: string,
  say: (metres: number) => string,
  onDrawn: (drawn: Drawn) => void,
): () => void {
  let circle: Polygon | undefined
  return dragOnMap(map, {
    begin: from => {
      circle = new Polygon([from], { className, interactive: false }).addTo(map)
      circle.bindTooltip('', { permanent: true, direction: 'center' })
    },
    go: (from, to) => {
      const radius = radiusOf(from, to)
      circle?.setLatLngs(circleOnMap(from, radius)).setTooltipContent(say(radius)).openTooltip(from)
    },
    done: (from, to) => {
      const radius = radiusOf(from, to)
      if (radius >= 1) onDrawn({ is: 'circle', system: 4326, centre: positionOf(from), radius })
    },
    drop: () => {
      circle?.remove()
      circle = undefined
    },
  })
}
