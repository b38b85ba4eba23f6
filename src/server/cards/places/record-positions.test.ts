import { expect, test, vi } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

interface Point {
  readonly title: string
  readonly longitude: number
  readonly latitude: number
  readonly box: object | null
}

const milan = { west: 9.04, south: 45.38, east: 9.28, north: 45.54, system: 4326 }

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const { ask } = anna
  const put = async (path: string, values: object): Promise<CardAnswer> => {
    const { status, body } = await ask('POST', `/${path}/`, { values })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const points = async (path: string) =>
    (await ask<{ result: Point[] }>('GET', `/${path}/points`)).body.result
  return { ...anna, put, points }
}

test('A place is a point or a box, in whatever system, and is shown where it lies [C-E05] [C-S02]', async () => {
  const { put, points } = await someone()
  const town = { x: 514_881.49, y: 5_034_556.81, system: 32632 }
  await put('place', { placeLocation: [{ name: 'Town' }], position: { point: town } })
  await put('place', { placeLocation: [{ name: 'Milan' }], position: { extent: milan } })
  await put('place', { placeLocation: [{ name: 'Nowhere' }] })
  const [spot, box] = await points('place')
  expect(spot).toMatchObject({ title: 'Town', box: null })
  expect(spot?.latitude).toBeCloseTo(45.464, 2)
  const { system: _, ...edges } = milan
  expect(box).toMatchObject({ title: 'Milan', box: edges })
  expect([box?.longitude, box?.latitude]).toEqual([expect.closeTo(9.16, 6), expect.closeTo(45.46, 6)])
})

test('A box with its edges the wrong way round is refused at its field [C-E05]', async () => {
  const { ask } = await someone()
  const { status, body } = await ask<{ fields: object }>('POST', '/place/', {
    values: { position: { extent: { ...milan, south: 46 } } },
  })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    'position.extent.north': 'The north edge must be north of the south edge',
  })
})

test('An event lies at its venue, an object at its find spot, and moves with it [C-E05] [C-E06] [C-S02]', async () => {
  const { put, points, ask } = await someone()
  const place = await put('place', {
    placeLocation: [{ name: 'Milan' }],
    position: { point: { x: 9.19, y: 45.4642, system: 4326 } },
  })
  await put('event', { name: { en: 'Fair' }, venue: { id: place.id } })
  await put('catalogue', {
    title: { en: 'Coin' },
    findspot: { place: { id: place.id } },
  })
  const there = { longitude: 9.19, latitude: 45.4642 }
  expect(await points('event')).toMatchObject([{ title: 'Fair', ...there }])
  expect(await points('catalogue')).toMatchObject([{ title: 'Coin', ...there }])
  const saved = await ask('PUT', `/place/${place.id}`, {
    id: place.id,
    version: place.version,
    placeLocation: place.placeLocation,
    position: { point: { x: 12.5, y: 41.9, system: 4326 } },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await vi.waitFor(async () => {
    expect(await points('event')).toMatchObject([{ longitude: 12.5, latitude: 41.9 }])
    expect(await points('catalogue')).toMatchObject([{ longitude: 12.5, latitude: 41.9 }])
  }, 15_000)
})
