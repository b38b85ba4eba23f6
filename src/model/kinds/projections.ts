import { referenceSystems } from './reference-systems.ts'

// Datum shifts to WGS 84 as EPSG publishes them; good to a few metres, enough for a map.
const monteMario = '+ellps=intl +towgs84=-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68'
const ed50 = '+ellps=intl +towgs84=-87,-98,-121'
const potsdam = '+datum=potsdam'
const bessel = '+ellps=bessel +towgs84=674.374,15.056,405.346'
const etrs = '+ellps=GRS80 +towgs84=0,0,0'
const wgs = '+datum=WGS84'

const longitudeLatitude = (datum: string): string => `+proj=longlat ${datum} +no_defs`

const transverseMercator = (lon: number, scale: number, x: number, datum: string, y = 0): string =>
  `+proj=tmerc +lat_0=0 +lon_0=${lon} +k=${scale} +x_0=${x} +y_0=${y} ${datum} +units=m +no_defs`

const utmZone = (zone: number, datum: string): string => `+proj=utm +zone=${zone} ${datum} +units=m +no_defs`

const named: Readonly<Record<number, string>> = {
  4326: longitudeLatitude(wgs),
  4258: longitudeLatitude(etrs),
  4230: longitudeLatitude(ed50),
  4265: longitudeLatitude(monteMario),
  4314: longitudeLatitude(potsdam),
  4149: longitudeLatitude(bessel),
  3857: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
  3035: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${etrs} +units=m +no_defs`,
  3034: `+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 ${etrs} +units=m +no_defs`,
  3003: transverseMercator(9, 0.9996, 1_500_000, monteMario),
  3004: transverseMercator(15, 0.9996, 2_520_000, monteMario),
  2180: transverseMercator(19, 0.9993, 500_000, etrs, -5_300_000),
  2176: transverseMercator(15, 0.999923, 5_500_000, etrs),
  2177: transverseMercator(18, 0.999923, 6_500_000, etrs),
  2178: transverseMercator(21, 0.999923, 7_500_000, etrs),
  2179: transverseMercator(24, 0.999923, 8_500_000, etrs),
  31466: transverseMercator(6, 1, 2_500_000, potsdam),
  31467: transverseMercator(9, 1, 3_500_000, potsdam),
  31468: transverseMercator(12, 1, 4_500_000, potsdam),
  31469: transverseMercator(15, 1, 5_500_000, potsdam),
  31287:
    '+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +ellps=bessel +towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 +units=m +no_defs',
  2056: `+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 ${bessel} +units=m +no_defs`,
  21781: `+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 ${bessel} +units=m +no_defs`,
}

/** Families of zones: the code is the first one plus the number of the zone. */
const zones: Readonly<Record<number, string>> = { 32600: wgs, 25800: etrs, 23000: ed50 }

const projectionOf = (code: number): string | undefined => {
  const zone = code % 100
  const datum = zones[code - zone]
  return named[code] ?? (datum && utmZone(zone, datum))
}

/** Definitions of the reference systems, in PROJ syntax. */
export const projections: Readonly<Record<number, string | undefined>> = Object.fromEntries(
  referenceSystems.map(code => [code, projectionOf(code)]),
)
