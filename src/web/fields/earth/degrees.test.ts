import { expect, test } from 'vitest'
import { controlPoints } from '#model/kinds/control-points.fixture.ts'
import { isReferenceSystem } from '#model/kinds/reference-systems.ts'
import { boxOf, coordinatesOf, extentOf, spotOf } from './degrees.ts'

test.each(controlPoints)(
  'EPSG:%i: a press on the map gives the numbers the registry gives, and these lie where it was pressed [C-E05]',
  (system, longitude, latitude, x, y) => {
    const metres = isReferenceSystem(system, 'degrees') ? 111_320 : 1
    const numbers = coordinatesOf({ longitude, latitude }, system)
    expect(Math.hypot(numbers.x - x, numbers.y - y) * metres).toBeLessThan(3)
    const spot = spotOf(numbers)
    expect(spot?.longitude).toBeCloseTo(longitude, 4)
    expect(spot?.latitude).toBeCloseTo(latitude, 4)
  },
)

test('A box that is drawn has edges in the system chosen, and lies where it was drawn [C-E05]', () => {
  const drawn = [9, 45, 10, 46] as const
  expect(extentOf(drawn, 4326)).toEqual({ west: 9, south: 45, east: 10, north: 46, system: 4326 })
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(extentOf(drawn, 32632)) ?? []
  expect([west, south, east, north].map(Math.round)).toEqual([9, 45, 10, 46])
})

test('What lies outside of its system lies nowhere on the map', () => {
  expect(spotOf({ x: 1, y: 1, system: 1 })).toBeUndefined()
})
