import { describe, expect, test } from 'vitest'
import type { Area, Position } from './area.ts'
import { areaOf } from './area-of.ts'
import { AreaProblem } from './area-problem.ts'
import { areaSize } from './area-size.ts'
import { metresBetween } from './on-globe.ts'
import { readDrawn } from './read-drawn.ts'
import { writeDrawn } from './write-drawn.ts'

/** Degrees alone: what is projected is tested with the library that projects. */
const read = (text: string): Area => areaOf(readDrawn(text), ({ x, y }) => ({ longitude: x, latitude: y }))

const problemOf = (text: string): string => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof AreaProblem) return error.problem.key
    throw error
  }
  return 'none'
}

const square: readonly Position[] = [
  [9, 45],
  [10, 45],
  [10, 46],
  [9, 46],
  [9, 45],
]
const geojson = { type: 'Polygon', coordinates: [square] }

describe('An area is read as maps and programs write it [C-Q04]', () => {
  test.each([
    'POLYGON((9 45, 10 45, 10 46, 9 46, 9 45))',
    ' polygon ( ( 9 45 , 10 45 , 10 46 , 9 46 ) ) ',
    'SRID=4326;POLYGON Z ((9 45 100, 10 45 100, 10 46 1e2, 9 46 100, 9 45 100))',
    'POLYGON((9 45, 9 45, 10 45, 10 46, 9 46, 9 45))',
    'MULTIPOLYGON(((9 45, 10 45, 10 46, 9 46, 9 45)))',
    'GEOMETRYCOLLECTION(POLYGON EMPTY, POLYGON((9 45, 10 45, 10 46, 9 46, 9 45)))',
    'ENVELOPE(9, 10, 46, 45)',
    'BBOX(9, 45, 10, 46)',
    "BBOX(9, 45, 10, 46, 'urn:ogc:def:crs:EPSG::4326')",
    'BOX(9 45, 10 46)',
    '9,45,10,46',
    "9,45,10,46,'EPSG:4326'",
    '9,45,10,46,EPSG:4326',
    JSON.stringify(geojson),
    JSON.stringify({ type: 'MultiPolygon', coordinates: [[square]] }),
    JSON.stringify({ type: 'Feature', properties: null, geometry: geojson }),
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: geojson }] }),
    JSON.stringify({ type: 'GeometryCollection', geometries: [geojson] }),
    JSON.stringify({
      ...geojson,
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
    }),
    JSON.stringify({ ...geojson, crs: { type: 'name', properties: { name: 'EPSG:4326' } } }),
  ])('%s', text => {
    expect(read(text)).toEqual({ polygons: [[square]] })
  })

  test('with its holes and parts', () => {
    const { polygons } = read(
      'MULTIPOLYGON(((0 0, 9 0, 9 9, 0 9), (1 1, 2 1, 2 2, 1 2), (3 3, 4 3, 4 4)), ((20 0, 21 0, 21 1)))',
    )
    expect(polygons.map(rings => rings.map(({ length }) => length))).toEqual([[5, 5, 4], [4]])
  })
})

describe('Invalid areas are rejected with a reason [C-Q04]', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at / 100} ${(at * at) / 100_000}`).join(',')
  test.each([
    ['', 'area'],
    ['here', 'area'],
    ["'; drop table card_index; --", 'area'],
    ['POLYGON((9 45, 10 45, 10 46, 9 45)) or true', 'area'],
    ['POLYGON((9 45, 10 NaN, 10 46, 9 45))', 'area'],
    ['POLYGON((9 45, 1e999 45, 10 46, 9 45))', 'area'],
    ['POLYGON EMPTY', 'area'],
    ['POLYGON((9 45, 10 45, 9 45))', 'areaRing'],
    ['POINT(9 45)', 'areaShape'],
    ['LINESTRING(9 45, 10 46)', 'areaShape'],
    ['{"type":"Point","coordinates":[9,45]}', 'areaShape'],
    ['{"type":"Polygon","coordinates":[[["9",45],[10,45],[10,46]]]}', 'area'],
    ['{"type":"Polygon"', 'area'],
    ['{"type":"Feature","geometry":null}', 'area'],
    ['SRID=99999;POLYGON((9 45, 10 45, 10 46))', 'areaSystem'],
    [
      '{"type":"Polygon","coordinates":[],"crs":{"type":"name","properties":{"name":"EPSG:2"}}}',
      'areaSystem',
    ],
    ['POLYGON((514881 5034556, 514882 5034556, 514882 5034557))', 'areaOutside'],
    ['POLYGON((9 45, 10 95, 10 46))', 'areaOutside'],
    ['ENVELOPE(9, 10, 45, 45)', 'areaBox'],
    ['BUFFER(POINT(9 45), 0)', 'areaRadius'],
    ['BUFFER(POINT(9 45), 6000000)', 'areaRadius'],
    [`POLYGON((${many(1002)}))`, 'areaCorners'],
    [`MULTIPOLYGON(${Array(101).fill('((9 45, 10 45, 10 46))').join(',')})`, 'areaPolygons'],
    [`${'GEOMETRYCOLLECTION('.repeat(900)}POLYGON EMPTY${')'.repeat(900)}`, 'area'],
    [`${'{"type":"Feature","geometry":'.repeat(500)}null${'}'.repeat(500)}`, 'area'],
    ['('.repeat(19_000), 'area'],
    [' '.repeat(19_000), 'area'],
    [`POLYGON((${'9'.repeat(15_000)} 45, 10 45, 10 46))`, 'area'],
  ])('%.60s', (text, key) => {
    expect(problemOf(text)).toBe(key)
  })
})

describe('The date line and the poles', () => {
  const spans = (text: string) =>
    read(text).polygons.map(([outline = []]) => {
      const longitudes = outline.map(([x]) => x)
      return [Math.min(...longitudes), Math.max(...longitudes)]
    })

  test('What goes on beyond 180 degrees lies at both edges of the map', () => {
    const both = [
      [177, 182],
      [-183, -178],
    ]
    expect(spans('POLYGON((177 -19, 182 -19, 182 -16, 177 -16))').toSorted()).toEqual(both.toSorted())
    expect(spans('ENVELOPE(177, -178, -16, -19)').toSorted()).toEqual(both.toSorted())
    expect(spans('177,-19,-178,-16').toSorted()).toEqual(both.toSorted())
  })

  test('A polygon goes the way it is written: the world is no line at its edge', () => {
    expect(spans('POLYGON((-180 -90, 180 -90, 180 90, -180 90))')).toEqual([[-180, 180]])
    expect(spans('POLYGON((-170 -60, 170 -60, 170 80, -170 80))')).toEqual([[-170, 170]])
  })

  test('A circle around a pole holds the pole', () => {
    const { polygons } = read('BUFFER(POINT(30 85), 1000000)')
    const latitudes = polygons.flat(2).map(([, y]) => y)
    expect(Math.max(...latitudes)).toBe(90)
    expect(Math.min(...latitudes)).toBeCloseTo(76, 0)
    expect(areaSize({ polygons })).toBeGreaterThan(3.1e12)
  })

  test('A circle over the date line is as large as any', () => {
    const { polygons } = read('BUFFER(POINT(179.9 10), 100000)')
    expect(polygons).toHaveLength(2)
    expect(areaSize({ polygons }) / 1e6).toBeCloseTo(31_400, -2)
  })
})

test('A circle is as far around as it says, wherever it is [C-Q04]', () => {
  for (const centre of [
    [9.19, 45.4642],
    [0, 0],
    [-60, 70],
  ] as const) {
    const [[outline = []] = []] = read(`BUFFER(POINT(${centre.join(' ')}), 5000)`).polygons
    for (const corner of outline) expect(metresBetween(centre, corner)).toBeCloseTo(5000, 2)
  }
})

test('Sizes are those of the ground', () => {
  // A degree by a degree at the equator, and all there is.
  expect(areaSize(read('0,0,1,1')) / 1e6).toBeCloseTo(12_363.7, 0)
  expect(areaSize(read('-180,-90,180,90')) / 1e6).toBeCloseTo(510_065_600, -4)
  const whole = areaSize(read('POLYGON((0 0, 4 0, 4 4, 0 4))'))
  const holed = areaSize(read('POLYGON((0 0, 4 0, 4 4, 0 4), (1 1, 1 2, 2 2, 2 1))'))
  expect((whole - holed) / 1e6).toBeCloseTo(12_357, -1)
})

test('What was drawn is written as it is read', () => {
  for (const text of [
    'POLYGON((9 45,10 45,10 46,9 45),(9.2 45.1,9.3 45.1,9.3 45.2,9.2 45.1))',
    'MULTIPOLYGON(((9 45,10 45,10 46,9 45)),((1 1,2 1,2 2,1 1)))',
    'SRID=32632;POLYGON((500000 5000000,510000 5000000,510000 5010000,500000 5000000))',
    'BUFFER(POINT(9.19 45.4642),5000)',
  ])
    expect(writeDrawn(readDrawn(text))).toBe(text)
})
