import { LatLngBounds, type Map as LeafletMap, type LeafletMouseEvent, Rectangle } from 'leaflet'
import type { MapBox } from './MapPoint.ts'

export const boxOf = (bounds: LatLngBounds): MapBox => [
  bounds.getWest(),
  bounds.getSouth(),
  bounds.getEast(),
  bounds.getNorth(),
]

/** Lets one draw a box by dragging, in place of moving the map, until the answer is called. */
export function drawBox(map: LeafletMap, className: string, onBox: (box: MapBox) => void): () => void {
  let drawn: { readonly rectangle: Rectangle; readonly from: LeafletMouseEvent['latlng'] } | undefined
  const begin = ({ latlng }: LeafletMouseEvent) => {
    const bounds = new LatLngBounds(latlng, latlng)
    drawn = { from: latlng, rectangle: new Rectangle(bounds, { className, interactive: false }).addTo(map) }
  }
  const go = ({ latlng }: LeafletMouseEvent) =>
    drawn?.rectangle.setBounds(new LatLngBounds(drawn.from, latlng))
  const done = () => {
    if (!drawn) return
    const bounds = drawn.rectangle.getBounds()
    drawn.rectangle.remove()
    drawn = undefined
    if (bounds.getWest() !== bounds.getEast() && bounds.getNorth() !== bounds.getSouth()) onBox(boxOf(bounds))
  }
  map.dragging.disable()
  map.on('mousedown', begin).on('mousemove', go).on('mouseup', done)
  map.getContainer().style.cursor = 'crosshair'
  return () => {
    drawn?.rectangle.remove()
    map.off('mousedown', begin).off('mousemove', go).off('mouseup', done)
    map.dragging.enable()
    map.getContainer().style.cursor = ''
  }
}
