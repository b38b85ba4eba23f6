import { DivIcon, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { MapBox, MapGroup, MapPoint, WorldMapProps } from './MapPoint.ts'
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

/** The zoom at which only places at the same spot are clustered. */
const nearest = 16
/** Degrees that no zoom parts: some metres. */
const spotSize = 0.0002

/** Input of the clustering: a place, or places that the server has already grouped. */
interface Gathered {
  readonly point?: MapPoint
  readonly count: number
  readonly box: MapBox
}

const united = ([w1, s1, e1, n1]: MapBox, [w2, s2, e2, n2]: MapBox): MapBox => [
  Math.min(w1, w2),
  Math.min(s1, s2),
  Math.max(e1, e2),
  Math.max(n1, n2),
]

/** Callbacks for selecting marks. */
interface Picking {
  readonly texts: WorldMapProps['texts']
  readonly onPick: (point: MapPoint) => void
  /** Places that no zoom parts; without, the map goes as near as it can. */
  readonly onPickMany?: ((group: MapGroup) => void) | undefined
}

/** Maintains the marks in view: single places, and counts where several are too close together. */
export function showClusters(
  map: LeafletMap,
  points: readonly MapPoint[],
  groups: readonly MapGroup[],
  { texts, onPick, onPickMany }: Picking,
): () => void {
  // The map's tiles are 256 pixels wide; the radius is in pixels of the screen by that.
  const index = new Supercluster<Gathered, Gathered>({
    radius: 64,
    extent: 256,
    maxZoom: nearest - 1,
    map: ({ count, box }) => ({ count, box }),
    reduce: (sum, more) => {
      Object.assign(sum, { count: sum.count + more.count, box: united(sum.box, more.box) })
    },
  })
  const feature = ({ longitude, latitude }: MapPoint | MapGroup, properties: Gathered) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })
  index.load([
    ...points.map(point => {
      const { longitude: x, latitude: y } = point
      return feature(point, { point, count: 1, box: [x, y, x, y] })
    }),
    ...groups.map(group => feature(group, { count: group.count, box: group.box })),
  ])
  const layer = new LayerGroup().addTo(map)
  const open = (group: MapGroup) => {
    const [west, south, east, north] = group.box
    const isSpot = Math.max(east - west, north - south) < spotSize || map.getZoom() >= nearest
    if (isSpot && onPickMany) return onPickMany(group)
    const bounds: [[number, number], [number, number]] = [
      [south, west],
      [north, east],
    ]
    const closer = Math.max(map.getBoundsZoom(bounds), map.getZoom() + 1)
    map.flyTo([(south + north) / 2, (west + east) / 2], Math.min(closer, nearest))
  }
  const show = () => {
    layer.clearLayers()
    const bounds = map.getBounds().pad(0.2)
    const view: [number, number, number, number] = [
      Math.max(-180, bounds.getWest()),
      Math.max(-90, bounds.getSouth()),
      Math.min(180, bounds.getEast()),
      Math.min(90, bounds.getNorth()),
    ]
    for (const { geometry, properties } of index.getClusters(view, Math.floor(map.getZoom()))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const { count, box } = properties
      if ('point' in properties && properties.point) {
        const { point } = properties
        marker(latitude, longitude, point.name, 24, styles.point ?? '', '')
          .on('click', () => onPick(point))
          .addTo(layer)
      } else {
        const size = Math.round(24 + Math.min(24, Math.log2(count) * 2))
        marker(
          latitude,
          longitude,
          texts.cluster(count),
          size,
          styles.cluster ?? '',
          `<span data-count="${shortNumber(count)}"></span>`,
        )
          .on('click', () => open({ longitude, latitude, count, box }))
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

/** '5', '1.2k', '470k', '1M'. */
const shortNumber = (count: number): string => {
  const [part, unit] =
    count >= 999_500 ? [count / 1e6, 'M'] : count >= 1000 ? [count / 1000, 'k'] : [count, '']
  return `${part >= 10 || unit === '' ? Math.round(part) : Number(part.toFixed(1))}${unit}`
}
