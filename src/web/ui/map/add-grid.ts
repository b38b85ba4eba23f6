import { DivIcon, LayerGroup, type Map as LeafletMap, Marker, Polyline } from 'leaflet'
import styles from './WorldMap.module.css'

/** Degrees between two lines. */
const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
/** Pixels between two lines, at the least. */
const leastPixels = 90
/** Degrees in view above which the outlines of countries are enough. */
const farthest = 12

const line = (from: [number, number], to: [number, number]) =>
  new Polyline([from, to], { className: styles.grid ?? '', interactive: false })

const label = (at: [number, number], degrees: number, className: string | undefined) =>
  new Marker(at, {
    interactive: false,
    keyboard: false,
    icon: new DivIcon({
      className: `${styles.degrees} ${className}`,
      html: `<span aria-hidden="true">${degrees.toLocaleString(document.documentElement.lang || undefined)}°</span>`,
      iconSize: [0, 0],
    }),
  })

/** Adds a graticule at zooms where there may be no coast in view, so that places are not on an empty map. */
export function addGrid(map: LeafletMap): void {
  const layer = new LayerGroup().addTo(map)
  const show = () => {
    layer.clearLayers()
    const view = map.getBounds()
    const [west, south, east, north] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]
    const width = map.getSize().x
    if (width === 0 || east - west > farthest) return
    const step = steps.findLast(degrees => (degrees * width) / (east - west) >= leastPixels)
    if (step === undefined) return
    const between = (from: number, to: number) =>
      Array.from({ length: Math.floor(to / step) - Math.ceil(from / step) + 1 }, (_, index) =>
        Number(((Math.ceil(from / step) + index) * step).toFixed(3)),
      )
    for (const x of between(west, east)) {
      line([south, x], [north, x]).addTo(layer)
      label([south, x], x, styles.below).addTo(layer)
    }
    for (const y of between(south, north)) {
      line([y, west], [y, east]).addTo(layer)
      label([y, east], y, styles.beside).addTo(layer)
    }
  }
  show()
  map.on('moveend', show)
}
