import { describe, expect, test } from 'vitest'
import { controlPoints } from '#model/kinds/control-points.fixture.ts'
import { projections } from '#model/kinds/projections.ts'
import { isReferenceSystem, referenceSystemName, referenceSystems } from '#model/kinds/reference-systems.ts'
import { boxInDegrees } from './box-in-degrees.ts'
import { inDegrees } from './in-degrees.ts'

/** Metres between two places, near enough on a few kilometres. */
function apart(
  one: { longitude: number; latitude: number } | undefined,
  [latitude, longitude]: readonly [number, number],
): number {
  if (!one) return Number.POSITIVE_INFINITY
  const north = (one.latitude - latitude) * 111_320
  const east = (one.longitude - longitude) * 111_320 * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

const sexagesimal = (degrees: number, minutes: number, seconds: number) =>
  degrees + minutes / 60 + seconds / 3600

/** The trig point of Monte Mario in Rome, as the Italian military institute gives it in three datums. */
const monteMario = [sexagesimal(41, 55, 27.851), sexagesimal(12, 27, 7.658)] as const
/** The old observatory of Bern, origin of the Swiss grid. */
const bern = [46.951_083, 7.438_632] as const
/** Origin of the European grids. */
const origin = [52, 10] as const

describe('Points whose place is known from elsewhere lie there [C-E05]', () => {
  test.each([
    [4326, 9.19, 45.4642, [45.4642, 9.19], 0.01],
    [4258, 9.19, 45.4642, [45.4642, 9.19], 1],
    [4265, sexagesimal(12, 27, 8.4), sexagesimal(41, 55, 25.51), monteMario, 10],
    [4230, sexagesimal(12, 27, 10.93), sexagesimal(41, 55, 31.487), monteMario, 20],
    [2056, 2_600_000, 1_200_000, bern, 3],
    [21781, 600_000, 200_000, bern, 3],
    [4149, sexagesimal(7, 26, 22.5), sexagesimal(46, 57, 8.66), bern, 3],
    [3035, 4_321_000, 3_210_000, origin, 1],
    [3034, 4_000_000, 2_800_000, origin, 1],
    // On the middle meridian of a zone, the northing is the length of the meridian from the equator, scaled.
    [32632, 500_000, 4_982_950.4, [45, 9], 1],
    [25832, 500_000, 4_982_950.4, [45, 9], 1],
    [25833, 500_000, 4_982_950.4, [45, 15], 1],
    [2180, 500_000, 459_309.2, [52, 19], 1],
    [2178, 7_500_000, 5_762_899.8, [52, 21], 1],
    [2176, 5_500_000, 5_762_899.8, [52, 15], 1],
    [3857, 1_023_026, 5_694_625, [45.464_2, 9.19], 700],
  ] as const)('EPSG:%i', (system, x, y, place, metres) => {
    expect(apart(inDegrees({ x, y, system }), place)).toBeLessThan(metres)
  })
})

/** A point that lies well within each system: in the middle of its zone, in the country that uses it. */
const within = (code: number): { x: number; y: number } => {
  if (isReferenceSystem(code, 'degrees')) return { x: 10, y: 47 }
  if ([31466, 31467, 31468, 31469].includes(code))
    return { x: (code - 31464) * 1_000_000 + 500_000, y: 5_500_000 }
  if ([2176, 2177, 2178, 2179].includes(code)) return { x: (code - 2171) * 1_000_000 + 500_000, y: 5_700_000 }
  if (code === 3003) return { x: 1_500_000, y: 5_000_000 }
  if (code === 3004) return { x: 2_520_000, y: 4_500_000 }
  const known: Record<number, { x: number; y: number }> = {
    3857: { x: 1_100_000, y: 6_000_000 },
    3035: { x: 4_321_000, y: 3_210_000 },
    3034: { x: 4_000_000, y: 2_800_000 },
    2180: { x: 500_000, y: 460_000 },
    31287: { x: 400_000, y: 400_000 },
    2056: { x: 2_600_000, y: 1_200_000 },
    21781: { x: 600_000, y: 200_000 },
  }
  return known[code] ?? { x: 500_000, y: 5_000_000 }
}

test.each(referenceSystems)('EPSG:%i is projected, and lies in Europe [C-E05]', code => {
  expect(projections[code]).toBeDefined()
  expect(referenceSystemName(code)).not.toMatch(/^EPSG/)
  const place = inDegrees({ ...within(code), system: code })
  expect(place?.latitude).toBeGreaterThan(35)
  expect(place?.latitude).toBeLessThan(56)
  expect(place?.longitude).toBeGreaterThan(-16)
  expect(place?.longitude).toBeLessThan(40)
})

test('The zones of one family lie beside each other, six degrees apart', () => {
  for (const [first, from, to] of [
    [32600, 28, 36],
    [25800, 28, 37],
    [23000, 29, 35],
  ] as const)
    for (let zone = from; zone <= to; zone += 1) {
      const place = inDegrees({ x: 500_000, y: 5_000_000, system: first + zone })
      expect(place?.longitude).toBeCloseTo(zone * 6 - 183, 2)
    }
})

test('What lies outside its system is nowhere, and not at the edge of the map', () => {
  expect(inDegrees({ x: 1, y: 1, system: 1 })).toBeUndefined()
  expect(inDegrees(undefined)).toBeUndefined()
})

test('There is a control point for each of the 49 systems', () => {
  expect(controlPoints.map(([system]) => system).toSorted()).toEqual([...referenceSystems].toSorted())
})

test.each(controlPoints)(
  'EPSG:%i is where the registry says, within two metres [C-E05]',
  (system, longitude, latitude, x, y) => {
    expect(apart(inDegrees({ x, y, system }), [latitude, longitude])).toBeLessThan(2)
  },
)

describe('A box in whatever system lies in degrees, too [C-E05]', () => {
  test('as it is in WGS 84, over the date line as well', () => {
    const fiji = { west: 177, south: -19, east: -178, north: -16 }
    expect(boxInDegrees({ ...fiji, system: 4326 })).toEqual(fiji)
  })

  test('around all of what lies between its edges in metres', () => {
    const box = boxInDegrees({
      west: 500_000,
      south: 4_900_000,
      east: 700_000,
      north: 5_100_000,
      system: 32632,
    })
    expect(box?.west).toBeCloseTo(9, 6)
    // The east edge of the grid leans outwards to the north.
    expect(box?.east).toBeCloseTo(11.6, 1)
    expect(box?.south).toBeGreaterThan(44.2)
    expect(box?.north).toBeLessThan(46.1)
  })

  test('and nowhere when it lies outside its system', () => {
    expect(boxInDegrees({ west: 1, south: 1, east: 2, north: 2, system: 1 })).toBeUndefined()
  })
})
