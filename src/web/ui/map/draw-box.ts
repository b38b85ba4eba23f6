import { LatLngBounds, type Map as LeafletMap, Rectangle } from 'leaflet'
import { dragOnMap } from './drag-on-map.ts'
import type { MapBox } from './MapPoint.ts'

export const boxOf = (bounds: LatLngBounds): MapBox => [
  bounds.getWest(),
  bounds.getSouth(),
  bounds.getEast(),
  bounds.getNorth(),
]

/** Enables drawing a box by dragging from corner to corner, until the returned function is called. */
export function drawBox(map: LeafletMap, className: string, onBox: (box: MapBox) => void): () => void {
  let rectangle: Rectangle | undefined
  return dragOnMap(map, {
    begin: from => {
      const bounds = new LatLngBounds(from, from)
      rectangle = new Rectangle(bounds, { className, interactive: false }).addTo(map)
    },
    go: (from, to) => rectangle?.setBounds(new LatLngBounds(from, to)),
    done: (from, to) => {
      if (from.lng !== to.lng && from.lat !== to.lat) onBox(boxOf(new LatLngBounds(from, to)))
    },
    drop: () => {
      rectangle?.remove()
      rectangle = undefined
    },
  })
}
