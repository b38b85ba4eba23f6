import type { MultiLineString, MultiPolygon } from 'geojson'
import { canvas, GeoJSON, type Map as LeafletMap } from 'leaflet'
import { merge, mesh } from 'topojson-client'
import { unwrap } from './unwrap.ts'

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/**
 * Draws the land and the borders of countries under everything else, unless the map is gone before they have come. Answers
 * with what gives them the colours of the theme in force.
 */
export async function addLand(map: LeafletMap, isGone: () => boolean): Promise<() => void> {
  const { default: atlas } = await import('world-atlas/countries-50m.json')
  if (isGone()) return () => undefined
  const renderer = canvas({ padding: 0.5 })
  const { countries } = atlas.objects
  const land: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: merge(atlas, countries.geometries).coordinates.flatMap(([outline = [], ...lakes]) =>
      unwrap(outline).map((ring, copy) => (copy === 0 ? [ring, ...lakes] : [ring])),
    ),
  }
  const lines: MultiLineString = {
    type: 'MultiLineString',
    coordinates: mesh(atlas, countries, (one, other) => one !== other).coordinates.flatMap(line =>
      unwrap(line),
    ),
  }
  const ground = new GeoJSON(land, { interactive: false })
  const borders = new GeoJSON(lines, { interactive: false })
  const paint = () => {
    ground.setStyle({
      renderer,
      fillColor: token('--surface'),
      fillOpacity: 1,
      color: token('--control'),
      weight: 0.6,
    })
    borders.setStyle({ renderer, color: token('--line'), weight: 0.8, fill: false })
  }
  ground.eachLayer(layer => Object.assign(layer.options, { renderer }))
  borders.eachLayer(layer => Object.assign(layer.options, { renderer }))
  paint()
  ground.addTo(map)
  borders.addTo(map)
  return paint
}
