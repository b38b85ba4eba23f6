import proj4 from 'proj4'
import { describe, expect, test } from 'vitest'
import { controlPoints } from '#model/kinds/control-points.fixture.ts'
import { isReferenceSystem } from '#model/kinds/reference-systems.ts'
import type { Ring } from '#model/searches/area/area.ts'
import { CodedError } from '#server/platform/errors.ts'
import { readArea } from './area.ts'

const outlineOf = (text: string): Ring => readArea(text).polygons[0]?.[0] ?? []

/** Whether a point lies in a ring, by the lines that a ray to the east meets. */
const holds = (ring: Ring, x: number, y: number): boolean =>
  ring.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = ring[at + 1] ?? [x1, y1]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)

describe('A box in each of the 49 reference systems is read where it lies [C-Q04]', () => {
  test.each(controlPoints)('EPSG:%i', (system, longitude, latitude, x, y) => {
    const size = isReferenceSystem(system, 'degrees') ? 0.01 : 1000
    const corners = `${x - size} ${y - size}, ${x + size} ${y - size}, ${x + size} ${y + size}, ${x - size} ${y + size}`
    const outline = outlineOf(`SRID=${system};POLYGON((${corners}))`)
    expect(holds(outline, longitude, latitude)).toBe(true)
    expect(holds(outline, longitude + 0.05, latitude)).toBe(false)
    expect(holds(outline, longitude, latitude + 0.05)).toBe(false)
    const named = { type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${system}` } }
    const pairs = corners.split(', ').map(pair => pair.split(' ').map(Number))
    expect(outlineOf(JSON.stringify({ type: 'Polygon', coordinates: [pairs], crs: named }))).toEqual(outline)
  })
})

test('A straight line of a grid stays where it is, though it is bent on the globe [C-Q04]', () => {
  const [west, south, east, north] = [200_000, 5_000_000, 800_000, 5_200_000]
  const outline = outlineOf(
    `SRID=32632;POLYGON((${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}))`,
  )
  const utm = '+proj=utm +zone=32 +datum=WGS84 +units=m'
  for (let step = 0.01; step < 1; step += 0.01) {
    const at = (x: number, y: number) => {
      const [longitude = 0, latitude = 0] = proj4(utm, 'EPSG:4326', [x, y])
      return holds(outline, longitude, latitude)
    }
    const x = west + (east - west) * step
    // The line between the corners alone would lie a kilometre to the south of it.
    expect(at(x, north - 3)).toBe(true)
    expect(at(x, north + 3)).toBe(false)
    expect(at(x, south + 3)).toBe(true)
    expect(at(x, south - 3)).toBe(false)
  }
})

test('What is drawn around the pole in metres holds the pole; over the date line it stays together [C-Q04]', () => {
  const [, north] = proj4(
    'EPSG:4326',
    '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80',
    [10, 90],
  )
  const pole = outlineOf(
    `SRID=3035;BBOX(3821000, ${(north ?? 0) - 500_000}, 4821000, ${(north ?? 0) + 500_000})`,
  )
  expect(pole.some(([, y]) => y === 90)).toBe(true)
  const fiji = outlineOf('SRID=3857;BBOX(19700000, -2100000, 20500000, -1800000)')
  expect(Math.max(...fiji.map(([x]) => x))).toBeGreaterThan(180)
  const wide = outlineOf('SRID=3857;BBOX(-20000000, -2100000, 20000000, -1800000)')
  expect(holds(wide, 0, -17)).toBe(true)
  expect(holds(wide, 179.9, -17)).toBe(false)
})

test('What lies outside of its system is refused at its field, in words [C-Q04]', () => {
  const problem = (text: string, field?: string) => {
    try {
      readArea(text, field)
    } catch (error) {
      return error instanceof CodedError ? error.details.fields : error
    }
    return undefined
  }
  expect(problem('SRID=99;POINT(1 2)')).toEqual({ gisQuery: { key: 'areaSystem' } })
  expect(problem('SRID=2056;POLYGON((9e9 9e9, 9.1e9 9e9, 9e9 9.1e9))', 'area')).toEqual({
    area: { key: 'areaOutside' },
  })
})
