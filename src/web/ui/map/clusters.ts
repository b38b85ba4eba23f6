import { DivIcon, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { MapPoint, WorldMapProps } from './MapPoint.ts'
import styles from './WorldMap.module.css'

const marker = (
  latitude: number,
  longitude: number,
  name: string,
  size: number,
  className: string,
  html: string,
) => {
  const mark = new Marker([latitude, longitude], {
    icon: new DivIcon({ className, html, iconSize: [size, size] }),
    title: name,
    riseOnHover: true,
  })
  mark.on('add', () => mark.getElement()?.setAttribute('aria-label', name))
  return mark
}

/** Keeps the marks of what is in view: single places, and numbers where several are too near each other. */
export function showClusters(
  map: LeafletMap,
  points: readonly MapPoint[],
  texts: WorldMapProps['texts'],
  onPick: (point: MapPoint) => void,
): () => void {
  // The map's tiles are 256 pixels wide; the radius is in pixels of the screen by that.
  const index = new Supercluster<{ point: MapPoint }>({ radius: 64, extent: 256, maxZoom: 15 })
  index.load(
    points.map(point => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  )
  const layer = new LayerGroup().addTo(map)
  const show = () => {
    layer.clearLayers()
    const bounds = map.getBounds().pad(0.2)
    const box: [number, number, number, number] = [
      Math.max(-180, bounds.getWest()),
      Math.max(-90, bounds.getSouth()),
      Math.min(180, bounds.getEast()),
      Math.min(90, bounds.getNorth()),
    ]
    for (const { geometry, properties } of index.getClusters(box, Math.floor(map.getZoom()))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ('point' in properties) {
        const { point } = properties
        marker(latitude, longitude, point.name, 24, styles.point ?? '', '')
          .on('click', () => onPick(point))
          .addTo(layer)
      } else {
        const { cluster_id: id, point_count: count } = properties
        const size = Math.round(24 + Math.min(24, Math.log2(count) * 2))
        marker(
          latitude,
          longitude,
          texts.cluster(count),
          size,
          styles.cluster ?? '',
          `<span data-count="${properties.point_count_abbreviated}"></span>`,
        )
          .on('click', () =>
            map.flyTo([latitude, longitude], Math.min(index.getClusterExpansionZoom(id), 16)),
          )
          .addTo(layer)
      }
    }
  }
  show()
  map.on('moveend', show)
  return () => {
    map.off('moveend', show)
    layer.remove()
  }
}
