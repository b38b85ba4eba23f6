import { type LatLng, type Map as LeafletMap, type LeafletMouseEvent, Polyline } from 'leaflet'
import type { Drawn, Position } from '#model/searches/area/area.ts'
import { type MapHandle, mapHandle } from './map-handle.ts'
import styles from './WorldMap.module.css'

interface Texts {
  readonly corner: (number: number) => string
}

/**
 * Lets one set corner after corner. The first corner pressed again, a double press or Enter closes the polygon; Backspace takes the last corner
 * back.
 */
export function drawPolygon(
  map: LeafletMap,
  className: string,
  texts: Texts,
  onDrawn: (drawn: Drawn) => void,
): () => void {
  const container = map.getContainer()
  const line = new Polyline([], { className: `${className} ${styles.open ?? ''}`, interactive: false }).addTo(
    map,
  )
  let corners: LatLng[] = []
  let handles: MapHandle[] = []
  let pointer: LatLng | undefined
  const show = () => line.setLatLngs(pointer && corners.length > 0 ? [...corners, pointer] : corners)
  const finish = () => {
    if (corners.length < 3) return
    const ring = corners.map(({ lng, lat }): Position => [lng, lat])
    onDrawn({ is: 'polygons', system: 4326, polygons: [[[...ring, ...ring.slice(0, 1)]]] })
  }
  const add = ({ latlng }: LeafletMouseEvent) => {
    // The second press of a double press adds no corner.
    const last = corners.at(-1)
    if (last && map.latLngToContainerPoint(last).distanceTo(map.latLngToContainerPoint(latlng)) < 6)
      return finish()
    corners = [...corners, latlng]
    const handle = mapHandle(map, latlng, texts.corner(corners.length), {
      onPress: corners.length === 1 ? finish : undefined,
    })
    handles = [...handles, handle]
    show()
  }
  const follow = ({ latlng }: LeafletMouseEvent) => {
    pointer = latlng
    show()
  }
  const back = () => {
    handles.at(-1)?.remove()
    corners = corners.slice(0, -1)
    handles = handles.slice(0, -1)
    show()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    else if (event.key === 'Backspace') back()
    else return
    event.preventDefault()
  }
  map.on('click', add)
  map.on('mousemove', follow)
  map.doubleClickZoom.disable()
  container.ownerDocument.addEventListener('keydown', key)
  container.classList.add(styles.picking ?? '')
  return () => {
    map.off('click', add)
    map.off('mousemove', follow)
    map.doubleClickZoom.enable()
    container.ownerDocument.removeEventListener('keydown', key)
    container.classList.remove(styles.picking ?? '')
    line.remove()
    for (const handle of handles) handle.remove()
  }
}
