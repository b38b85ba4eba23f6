import { DivIcon, type LatLng, type Map as LeafletMap, type LeafletMouseEvent, Marker } from 'leaflet'
import type { MapSpot } from './MapPoint.ts'
import styles from './WorldMap.module.css'

const spotOf = (at: LatLng): MapSpot => {
  const { lng, lat } = at.wrap()
  return { longitude: lng, latitude: lat }
}

/** Lets users set a place: by a press on the map, or by dragging its mark. */
export function pickSpot(
  map: LeafletMap,
  spot: MapSpot | undefined,
  onSpot: (spot: MapSpot) => void,
): () => void {
  const press = ({ latlng }: LeafletMouseEvent) => onSpot(spotOf(latlng))
  map.on('click', press)
  map.getContainer().classList.add(styles.picking ?? '')
  const mark =
    spot &&
    new Marker([spot.latitude, spot.longitude], {
      icon: new DivIcon({ className: styles.point ?? '', iconSize: [24, 24] }),
      draggable: true,
      keyboard: false,
    }).addTo(map)
  mark?.on('dragend', () => onSpot(spotOf(mark.getLatLng())))
  return () => {
    map.off('click', press)
    map.getContainer().classList.remove(styles.picking ?? '')
    mark?.remove()
  }
}
