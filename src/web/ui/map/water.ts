import { canvas, type LatLngTuple, type Map as LeafletMap, Polygon, Polyline } from 'leaflet'
import { unwrap } from './unwrap.ts'

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

const spots = (line: readonly number[]): LatLngTuple[][] =>
  unwrap(
    Array.from({ length: line.length / 2 }, (_, at) => [
      (line[2 * at] ?? 0) / 100,
      (line[2 * at + 1] ?? 0) / 100,
    ]),
  ).map(part => part.map(([longitude = 0, latitude = 0]): LatLngTuple => [latitude, longitude]))

/** Draws rivers and lakes upon the land, unless the map is gone before they have come. Answers with what gives them the colours of the theme in force. */
export async function addWater(map: LeafletMap, isGone: () => boolean): Promise<() => void> {
  const { rivers, lakes } = (await import('virtual:ground/water')).default
  if (isGone()) return () => undefined
  const renderer = canvas({ padding: 0.5 })
  const still = { renderer, interactive: false, smoothFactor: 1.5 }
  const lines = new Polyline(rivers.flatMap(spots), { ...still, weight: 1, fill: false })
  const rings = new Polygon(
    lakes.flatMap(ring => spots(ring).map(part => [part])),
    { ...still, weight: 0.6, fillOpacity: 1 },
  )
  const paint = () => {
    lines.setStyle({ color: token('--map-river') })
    rings.setStyle({ color: token('--map-river'), fillColor: token('--map-sea') })
  }
  paint()
  rings.addTo(map)
  lines.addTo(map)
  return paint
}
