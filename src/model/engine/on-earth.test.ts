import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from './define-card.ts'
import { viewsOf } from './list-views.ts'
import { liesElsewhere, placesOnEarth } from './on-earth.ts'

const of = (type: string): CardDeclaration => {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(type)
  return declaration
}

const point = { x: 9.19, y: 45.4642, system: 4326 }
const extent = { west: 9.04, south: 45.38, east: 9.28, north: 45.54, system: 4326 }

test('A card lies at all its points and boxes [C-E05]', () => {
  expect(placesOnEarth(of('place'), { position: { point, extent } })).toEqual([
    { path: 'position/point', kind: 'coordinates', value: point },
    { path: 'position/extent', kind: 'extent', value: extent },
  ])
  expect(placesOnEarth(of('place'), { address: 'Milan' })).toEqual([])
})

test('It lies elsewhere when one of them is another, and not for anything else [C-E05]', () => {
  const before = { position: { point }, address: 'Milan' }
  expect(liesElsewhere(of('place'), before, { ...before, address: 'Milano' })).toBe(false)
  expect(liesElsewhere(of('place'), before, { position: { point: { ...point, x: 9.2 } } })).toBe(true)
})

test.each([
  ['object', ['listView', 'gridView', 'mapView']],
  ['place', ['listView', 'treeView', 'mapView']],
  ['event', ['listView', 'treeView', 'mapView', 'timelineView']],
  ['collection', ['listView', 'treeView']],
  ['person', ['listView']],
])('Lists of the type %s are looked at in the ways that suit them [C-S02]', (type, views) => {
  expect(viewsOf(of(type))).toEqual(views)
})
