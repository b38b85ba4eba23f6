// The land as a file of 750 kB: its type is stated, not read off it.
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

  type Countries = GeometryCollection & { geometries: (Polygon | MultiPolygon)[] }
  const atlas: Topology<{ countries: Countries }>
  export default atlas
}
