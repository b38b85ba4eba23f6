import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { readArea } from '../criteria/area.ts'
import { groupsOfList, pointsAt } from './store/point-groups.ts'
import { conditionOf } from './wanted.ts'

const app = useTestApp()

interface Answer {
  readonly result: { readonly number: string }[]
  readonly groups: object[]
  readonly totalSize: number
  readonly fields: Record<string, string>
}

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const lies = (number: string, x: number, y: number, title = 'Coin') =>
    anna.put({
      objectNumbers: [{ objectNumber: number }],
      title: { en: title },
      findspot: { point: { x, y, system: 4326 } },
    })
  await lies('1', 9.19, 45.46)
  await lies('2', 9.2, 45.47)
  await lies('3', 9.19, 45.46, 'Lamp')
  await lies('4', 12.48, 41.89)
  await lies('5', 179.9, -17)
  await lies('6', -179.9, -17)
  await anna.put({ objectNumbers: [{ objectNumber: '7' }], title: { en: 'Coin' } })
  return anna
}

test('What is drawn on a map narrows list, count, facets and points, in any reference system [C-Q04]', async () => {
  const { numbers, call } = await someone()
  const utm = 'SRID=32632;POLYGON((514000 5030000, 520000 5030000, 520000 5040000, 514000 5040000))'
  expect(await numbers({ area: utm })).toEqual(['1', '2', '3'])
  expect(await numbers({ area: utm, q: 'lamp' })).toEqual(['3'])
  expect(await numbers({ area: 'BUFFER(POINT(12.5 41.9), 5000)' })).toEqual(['4'])
  expect(await numbers({ area: '177,-20,-178,-15' })).toEqual(['5', '6'])
  expect(await numbers({ area: 'POLYGON((0 0, 1 0, 1 1))' })).toEqual([])
  const read = async (path: string) => (await call<Answer>('GET', `${path}${encodeURIComponent(utm)}`)).body
  expect(await read('/?blocksize=0&area=')).toMatchObject({ totalSize: 3 })
  expect(await read('/points?area=')).toMatchObject({ totalSize: 3, groups: [] })
})

test('What is no area is refused at its field, in words [C-Q04]', async () => {
  const { call } = await someone()
  const refused = async (query: Record<string, string>, path = '/') => {
    const { status, body } = await call<Answer>('GET', `${path}?${new URLSearchParams(query)}`)
    expect(status).toBe(400)
    return body.fields
  }
  expect(await refused({ area: 'POINT(9 45)' })).toEqual({
    area: 'Points and lines have no area: draw a box, a polygon or a circle',
  })
  expect(await refused({ area: 'SRID=1;POLYGON((9 45, 10 45, 10 46))' })).toEqual({
    area: 'This reference system is not supported',
  })
  expect(await refused({ box: 'here' }, '/points')).toHaveProperty('box')
})

test('A map gets the points of the box it shows, over the date line as well [C-S02] [C-Q04]', async () => {
  const { call } = await someone()
  const inBox = async (box: string, more = '') =>
    (await call<Answer>('GET', `/points?box=${box}${more}`)).body.result.map(({ number }) => number)
  expect(await inBox('9,45,10,46')).toEqual(['1', '2', '3'])
  expect(await inBox('9,45,10,46', '&q=lamp')).toEqual(['3'])
  expect(await inBox('179,-18,-179,-16')).toEqual(['5', '6'])
  expect(await inBox('-180,-90,180,90')).toHaveLength(6)
})

test('Cards that are too many for a map are counted by cells, each with its middle and what holds it [C-S02]', async () => {
  const { museum } = await someone()
  await app().database.inTenant(museum.tenantId, async tx => {
    const condition = await conditionOf(tx, objectCard as unknown as CardDeclaration, { filters: {} })
    const groups = await groupsOfList(tx, condition, readArea('0,30,20,60'), 5)
    expect(groups.toSorted((one, other) => other.count - one.count)).toEqual([
      {
        count: 3,
        longitude: expect.closeTo(9.193, 3),
        latitude: expect.closeTo(45.463, 3),
        west: 9.19,
        south: 45.46,
        east: expect.closeTo(9.2, 9),
        north: 45.47,
      },
      expect.objectContaining({ count: 1, west: expect.closeTo(12.48, 9), south: 41.89 }),
    ])
    const alone = await pointsAt(
      tx,
      condition,
      groups.filter(({ count }) => count === 1),
    )
    expect(alone.map(({ shown }) => shown.number)).toEqual(['4'])
  })
})
