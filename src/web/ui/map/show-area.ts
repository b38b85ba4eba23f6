import { LatLngBounds, type Map as LeafletMap, Polygon } from 'leaflet'
import { type Area, edgesOf } from '#model/searches/area/area.ts'
import { onFlatMap } from './on-flat-map.ts'

/** Returns the bounds of an area; of one that crosses the edge of the map, those of the part on it. */
export function boundsOfArea({ polygons }: Area): LatLngBounds | undefined {
  const [first] = polygons
  if (!first) return undefined
  const [west, south, east, north] = edgesOf(polygons.length <= 2 ? first : polygons.flat())
  return new LatLngBounds([south, west], [north, east])
}

/** Draws an area in its position on the globe. */
export function showArea(map: LeafletMap, { polygons }: Area, className: string): () => void {
  const shown = polygons.map(rings =>
    new Polygon(rings.map(onFlatMap), { className, interactive: false }).addTo(map),
  )
  return () => {
    for (const polygon of shown) polygon.remove()
  }
}
