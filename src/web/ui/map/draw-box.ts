import { type LatLng, LatLngBounds, type Map as LeafletMap, Rectangle } from 'leaflet'
import type { MapBox } from './MapPoint.ts'
import styles from './WorldMap.module.css'

export const boxOf = (bounds: LatLngBounds): MapBox => [
  bounds.getWest(),
  bounds.getSouth(),
  bounds.getEast(),
  bounds.getNorth(),
]

/** Lets one draw a box by dragging, with a mouse, a pen or a finger, in place of moving the map, until the answer is called. */
export function drawBox(map: LeafletMap, className: string, onBox: (box: MapBox) => void): () => void {
  const container = map.getContainer()
  const listening = new AbortController()
  const { signal } = listening
  let drawn: { readonly rectangle: Rectangle; readonly from: LatLng } | undefined
  const drop = () => {
    drawn?.rectangle.remove()
    drawn = undefined
  }
  const begin = (event: PointerEvent) => {
    const { target, pointerId } = event
    if (target instanceof Element && target.closest('.leaflet-control')) return
    drop()
    container.setPointerCapture(pointerId)
    const from = map.mouseEventToLatLng(event)
    const rectangle = new Rectangle(new LatLngBounds(from, from), { className, interactive: false })
    drawn = { from, rectangle: rectangle.addTo(map) }
  }
  const go = (event: PointerEvent) =>
    drawn?.rectangle.setBounds(new LatLngBounds(drawn.from, map.mouseEventToLatLng(event)))
  const done = () => {
    const bounds = drawn?.rectangle.getBounds()
    drop()
    if (bounds && bounds.getWest() !== bounds.getEast() && bounds.getNorth() !== bounds.getSouth())
      onBox(boxOf(bounds))
  }
  map.dragging.disable()
  map.touchZoom.disable()
  container.addEventListener('pointerdown', begin, { signal })
  container.addEventListener('pointermove', go, { signal })
  container.addEventListener('pointerup', done, { signal })
  container.addEventListener('pointercancel', drop, { signal })
  container.classList.add(styles.drawing ?? '')
  return () => {
    listening.abort()
    drop()
    map.dragging.enable()
    map.touchZoom.enable()
    container.classList.remove(styles.drawing ?? '')
  }
}
