import type { LatLng, Map as LeafletMap } from 'leaflet'
import styles from './WorldMap.module.css'

interface Dragging {
  readonly begin: (from: LatLng) => void
  readonly go: (from: LatLng, to: LatLng) => void
  readonly done: (from: LatLng, to: LatLng) => void
  /** It is over, with or without an end. */
  readonly drop: () => void
}

/** Enables drawing by dragging, with a mouse, a pen or a finger, instead of moving the map, until the returned function is called. */
export function dragOnMap(map: LeafletMap, { begin, go, done, drop }: Dragging): () => void {
  const container = map.getContainer()
  const listening = new AbortController()
  const { signal } = listening
  let from: LatLng | undefined
  const end = () => {
    from = undefined
    drop()
  }
  const press = (event: PointerEvent) => {
    const { target, pointerId } = event
    if (target instanceof Element && target.closest('.leaflet-control')) return
    end()
    container.setPointerCapture(pointerId)
    from = map.mouseEventToLatLng(event)
    begin(from)
  }
  const move = (event: PointerEvent) => {
    if (from) go(from, map.mouseEventToLatLng(event))
  }
  const release = (event: PointerEvent) => {
    const began = from
    end()
    if (began) done(began, map.mouseEventToLatLng(event))
  }
  map.dragging.disable()
  map.touchZoom.disable()
  container.addEventListener('pointerdown', press, { signal })
  container.addEventListener('pointermove', move, { signal })
  container.addEventListener('pointerup', release, { signal })
  container.addEventListener('pointercancel', end, { signal })
  container.classList.add(styles.drawing ?? '')
  return () => {
    listening.abort()
    end()
    map.dragging.enable()
    map.touchZoom.enable()
    container.classList.remove(styles.drawing ?? '')
  }
}
