import {
  CenteredTextSymbolizer,
  type Feature,
  type Filter,
  GeomType,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'

/** Names of the layers of what is drawn, in the schemas of Protomaps, OpenMapTiles and Shortbread. */
const layers = {
  water: ['water', 'ocean', 'water_polygons'],
  rivers: ['water', 'physical_line', 'waterway', 'water_lines'],
  buildings: ['buildings', 'building'],
  roads: ['roads', 'transportation', 'streets'],
  borders: ['boundaries', 'boundary'],
  places: ['places', 'place', 'place_labels'],
  countries: ['places', 'place', 'boundary_labels'],
  streets: ['roads', 'transportation_name', 'street_labels'],
} as const

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The kind of a place or road: of a city rather than of a locality, where a schema tells both. */
const kindOf = ({ props }: Feature): string =>
  word(props.kind) === 'locality' ? word(props.kind_detail) : word(props.kind) || word(props.class)

const roadKinds: ReadonlyMap<string, number> = new Map([
  ['highway', 0],
  ['motorway', 0],
  ['trunk', 0],
  ['major_road', 1],
  ['primary', 1],
  ['secondary', 1],
  ['medium_road', 2],
  ['tertiary', 2],
])
/** The rank of a road: 0 a motorway, 3 a street. */
const roadRank = (feature: Feature): number => roadKinds.get(kindOf(feature)) ?? 3
/** The least zoom at which roads of a rank are drawn. */
const roadZooms = [6, 8, 11, 13] as const

/** The least zoom at which places of a kind are named. */
const placeZooms: ReadonlyMap<string, number> = new Map([
  ['city', 5],
  ['capital', 4],
  ['state_capital', 5],
  ['town', 8],
  ['village', 11],
  ['suburb', 12],
  ['hamlet', 13],
  ['neighbourhood', 14],
])

/** The rank of a border: 2 between countries, 4 within them; undefined for others. */
function borderRank({ props }: Feature): number | undefined {
  const level = props.admin_level ?? props.kind_detail ?? props.min_admin_level
  if (typeof level === 'number') return level
  const byKind: Record<string, number> = { country: 2, region: 4 }
  return Object.hasOwn(byKind, word(props.kind)) ? byKind[word(props.kind)] : undefined
}

const isCountry = (feature: Feature): boolean =>
  kindOf(feature) === 'country' || Number(feature.props.admin_level) === 2

/** The size of a place by its people; below all that are counted, by the rank that a schema gives it. */
const sizeOf = ({ population, rank }: Feature['props']): number =>
  Number(population) || -(Number(rank) || 100)

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

const readColours = () => ({
  land: token('--surface'),
  sea: token('--map-sea'),
  river: token('--map-river'),
  building: token('--sunken'),
  road: token('--line'),
  mainRoad: token('--control'),
  border: token('--ink3'),
  name: token('--ink2'),
})

/** Letters as large as a person has set them in the browser. */
const letters = (share: number): number =>
  share * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)

/** The attributes that hold a name in a language, the name of the place itself as the last. */
const nameIn = (language: string): string[] => [
  `name:${language}`,
  `name_${language}`,
  'name',
  'name:latin',
  'name:en',
]

/** The look of vector tiles: a quiet ground in the product's own colours, whichever of the known schemas they follow. */
export function makeStyle() {
  let colours = readColours()
  const colour = (name: keyof ReturnType<typeof readColours>) => () => colours[name]
  const each = <T extends object>(names: readonly string[], rule: T) =>
    names.map(dataLayer => ({ dataLayer, ...rule }))
  const ofType =
    (type: GeomType): Filter =>
    (_zoom, feature) =>
      feature.geomType === type
  const roads = roadZooms.flatMap((minzoom, rank) =>
    each(layers.roads, {
      minzoom,
      filter: (_zoom: number, feature: Feature) =>
        feature.geomType === GeomType.Line && roadRank(feature) === rank,
      symbolizer: new LineSymbolizer({
        color: colour(rank < 2 ? 'mainRoad' : 'road'),
        width: (zoom: number) => Math.max(0.6, (zoom - minzoom) * 0.4) * (rank === 0 ? 1.4 : 1),
        lineCap: 'round',
        lineJoin: 'round',
      }),
    }),
  )
  const paints: PaintRule[] = [
    ...each(layers.water, {
      filter: ofType(GeomType.Polygon),
      symbolizer: new PolygonSymbolizer({ fill: colour('sea') }),
    }),
    ...each(layers.rivers, {
      filter: ofType(GeomType.Line),
      symbolizer: new LineSymbolizer({
        color: colour('river'),
        width: (zoom: number) => (zoom < 10 ? 0.8 : 1.4),
      }),
    }),
    ...each(layers.buildings, {
      minzoom: 14,
      filter: ofType(GeomType.Polygon),
      symbolizer: new PolygonSymbolizer({ fill: colour('building') }),
    }),
    ...roads.toReversed(),
    ...each(layers.borders, {
      minzoom: 5,
      filter: (_zoom: number, feature: Feature) =>
        feature.geomType === GeomType.Line && [3, 4].includes(borderRank(feature) ?? 0),
      symbolizer: new LineSymbolizer({ color: colour('mainRoad'), width: 0.6, dash: [3, 3] }),
    }),
    ...each(layers.borders, {
      filter: (_zoom: number, feature: Feature) =>
        feature.geomType === GeomType.Line && (borderRank(feature) ?? 9) <= 2,
      symbolizer: new LineSymbolizer({ color: colour('border'), width: 0.8 }),
    }),
  ]
  const written = {
    labelProps: nameIn(document.documentElement.lang),
    fill: colour('name'),
    stroke: colour('land'),
    width: 2,
  }
  const face = token('--sans') || 'sans-serif'
  const labels: LabelRule[] = [
    ...each(layers.countries, {
      minzoom: 2,
      maxzoom: 6,
      filter: (_zoom: number, feature: Feature) => feature.geomType === GeomType.Point && isCountry(feature),
      symbolizer: new CenteredTextSymbolizer({
        ...written,
        font: `600 ${letters(0.75)}px ${face}`,
      }),
    }),
    ...each(layers.places, {
      sort: (one: Feature['props'], other: Feature['props']) => sizeOf(other) - sizeOf(one),
      filter: (zoom: number, feature: Feature) =>
        feature.geomType === GeomType.Point && zoom >= (placeZooms.get(kindOf(feature)) ?? Infinity),
      symbolizer: new CenteredTextSymbolizer({ ...written, font: `500 ${letters(0.75)}px ${face}` }),
    }),
    ...each(layers.streets, {
      minzoom: 15,
      filter: ofType(GeomType.Line),
      symbolizer: new LineLabelSymbolizer({ ...written, font: `400 ${letters(0.6875)}px ${face}` }),
    }),
  ]
  return {
    paints,
    labels,
    land: colour('land'),
    /** Reads the colours of the theme in force. */
    refresh: () => {
      colours = readColours()
    },
  }
}
