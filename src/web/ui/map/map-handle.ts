import { DivIcon, type LatLng, type Map as LeafletMap, Marker } from 'leaflet'
import styles from './WorldMap.module.css'

export interface MapHandle {
  readonly move: (to: LatLng) => void
  readonly remove: () => void
}

interface Doing {
  readonly onPress?: (() => void) | undefined
  /** While it is dragged. */
  readonly onMove?: ((to: LatLng) => void) | undefined
  /** Called when the handle is released, or moved by the arrow keys. */
  readonly onMoved?: ((to: LatLng) => void) | undefined
  readonly onDelete?: (() => void) | undefined
}

/** Pixels by which an arrow key moves a handle. */
const step = 8
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** A corner that can be moved with a mouse, a finger or the arrow keys, and removed with Delete. */
export function mapHandle(
  map: LeafletMap,
  at: LatLng,
  name: string,
  { onPress, onMove, onMoved, onDelete }: Doing,
): MapHandle {
  const marker = new Marker(at, {
    icon: new DivIcon({ className: styles.handle ?? '', iconSize: [24, 24] }),
    draggable: onMoved !== undefined,
    keyboard: onPress !== undefined || onMoved !== undefined,
    title: name,
    zIndexOffset: 1000,
    bubblingMouseEvents: false,
  }).addTo(map)
  const element = marker.getElement()
  element?.setAttribute('aria-label', name)
  marker.on('drag', () => onMove?.(marker.getLatLng()))
  marker.on('dragend', () => onMoved?.(marker.getLatLng()))
  marker.on('click', () => onPress?.())
  marker.on('dblclick contextmenu', () => onDelete?.())
  element?.addEventListener('keydown', event => {
    const [right = 0, down = 0] = arrows[event.key] ?? []
    if (onMoved && (right !== 0 || down !== 0)) {
      const from = map.latLngToContainerPoint(marker.getLatLng())
      const to = map.containerPointToLatLng(from.add([right, down]))
      marker.setLatLng(to)
      onMoved(to)
    } else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) onDelete()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  return { move: to => marker.setLatLng(to), remove: () => marker.remove() }
}
