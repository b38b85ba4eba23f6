/** The axes of a reference system. */
export type AxisUnit = 'degrees' | 'metres'

const utm = (first: number, from: number, to: number, name: (zone: number) => string): [number, string][] =>
  Array.from({ length: to - from + 1 }, (_, at) => [first + from + at, name(from + at)])

const degrees: readonly [number, string][] = [
  [4326, 'WGS 84'],
  [4258, 'ETRS89'],
  [4230, 'ED50'],
  [4265, 'Monte Mario'],
  [4314, 'DHDN'],
  [4149, 'CH1903'],
]

const metres: readonly [number, string][] = [
  [3857, 'WGS 84 / Pseudo-Mercator'],
  [3035, 'ETRS89 / LAEA Europe'],
  [3034, 'ETRS89 / LCC Europe'],
  [3003, 'Monte Mario / Italy zone 1'],
  [3004, 'Monte Mario / Italy zone 2'],
  [2180, 'ETRS89 / Poland CS92'],
  [2176, 'ETRS89 / Poland CS2000 zone 5'],
  [2177, 'ETRS89 / Poland CS2000 zone 6'],
  [2178, 'ETRS89 / Poland CS2000 zone 7'],
  [2179, 'ETRS89 / Poland CS2000 zone 8'],
  [31466, 'DHDN / Gauss-Kruger zone 2'],
  [31467, 'DHDN / Gauss-Kruger zone 3'],
  [31468, 'DHDN / Gauss-Kruger zone 4'],
  [31469, 'DHDN / Gauss-Kruger zone 5'],
  [31287, 'MGI / Austria Lambert'],
  [2056, 'CH1903+ / LV95'],
  [21781, 'CH1903 / LV03'],
  ...utm(32600, 28, 36, zone => `WGS 84 / UTM zone ${zone}N`),
  ...utm(25800, 28, 37, zone => `ETRS89 / UTM zone ${zone}N`),
  ...utm(23000, 29, 35, zone => `ED50 / UTM zone ${zone}N`),
]

interface ReferenceSystem {
  readonly name: string
  readonly unit: AxisUnit
}

const counted = (systems: readonly [number, string][], unit: AxisUnit): [number, ReferenceSystem][] =>
  systems.map(([code, name]) => [code, { name, unit }])

/**
 * The 49 reference systems of coordinates, by EPSG code: the world, Europe, and those in use in
 * Italy, Germany, Poland, Austria and Switzerland.
 */
const systems: ReadonlyMap<number, ReferenceSystem> = new Map([
  ...counted(degrees, 'degrees'),
  ...counted(metres, 'metres'),
])

/** Codes in the order in which they are offered. */
export const referenceSystems: readonly number[] = [...systems.keys()]

/** True for a code we know; with a unit, only when its numbers are counted so. */
export const isReferenceSystem = (code: number, unit?: AxisUnit): boolean => {
  const system = systems.get(code)
  return system !== undefined && (unit === undefined || system.unit === unit)
}

/** The official name: 'ETRS89 / LAEA Europe'. */
export const referenceSystemName = (code: number): string => systems.get(code)?.name ?? `EPSG:${code}`
