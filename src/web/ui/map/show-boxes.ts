import { LatLngBounds, LayerGroup, type Map as LeafletMap, Rectangle } from 'leaflet'
import type { MapBox, MapPoint } from './MapPoint.ts'
import styles from './WorldMap.module.css'

/** Pixels below which a box is no more than its mark. */
const leastPixels = 18

/** Returns a box on a flat map: one that crosses the date line continues beyond the edge, and is also shown at the opposite edge. */
export function flatBoxes([west, south, east, north]: MapBox): readonly LatLngBounds[] {
  const box = (shift: number, end: number) => new LatLngBounds([south, west + shift], [north, end + shift])
  return west <= east ? [box(0, east)] : [box(0, east + 360), box(-360, east + 360)]
}

/** Draws the boxes in view that are large enough to be seen. */
export function showBoxes(map: LeafletMap, points: readonly MapPoint[]): () => void {
  const boxes = points.flatMap(({ box }) => (box ? flatBoxes(box) : []))
  if (boxes.length === 0) return () => undefined
  const layer = new LayerGroup().addTo(map)
  const show = () => {
    layer.clearLayers()
    const view = map.getBounds()
    for (const bounds of boxes) {
      const [from, to] = [bounds.getNorthWest(), bounds.getSouthEast()].map(at => map.latLngToLayerPoint(at))
      const size = from && to ? Math.max(to.x - from.x, to.y - from.y) : 0
      if (size < leastPixels || !view.intersects(bounds)) continue
      new Rectangle(bounds, { className: styles.extent ?? '', interactive: false }).addTo(layer)
    }
  }
  show()
  map.on('moveend', show)
  return () => {
    map.off('moveend', show)
    layer.remove()
  }
}
