import { expect, test } from 'vitest'
import type { CardAnswer, CardRow, Facet } from '#model/api/cards/shapes.ts'
import { cardTypes } from '#model/record-types.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

interface List {
  readonly result: (CardRow & { readonly linked: number; readonly relatedObjects: readonly object[] })[]
  readonly facets: readonly Facet[]
}

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const file = (name: string) => addFile(app(), anna, { name })
  const list = async (filters: object = {}): Promise<List> =>
    (await anna.ask<List>('GET', `/files/?filters=${encodeURIComponent(JSON.stringify(filters))}`)).body
  const lying = async (isLinked: boolean) =>
    (await list({ isLinked: [String(isLinked)] })).result.map(({ title }) => title)
  const counted = async () =>
    (await list()).facets
      .find(({ name }) => name === 'isLinked')
      ?.values.map(({ value, count }) => [value, count])
  const attach = (id: string, itemIds: readonly string[]) =>
    anna.call('PUT', `/${id}/items`, { type: cardTypes.file, itemIds })
  const detach = (id: string, itemIds: readonly string[]) =>
    anna.call('DELETE', `/${id}/items`, { type: cardTypes.file, itemIds })
  return { ...anna, file, list, lying, counted, attach, detach }
}

test('Files are told apart by whether anything is illustrated by them, from the moment they are attached [C-F04] [C-K03]', async () => {
  const { put, file, list, lying, counted, attach, detach, museum, ask } = await someone()
  const [one, two] = [await file('one.jpg'), await file('two.jpg')]
  expect(await counted()).toEqual([['false', 2]])
  const bowl = await put({ objectNumbers: [{ objectNumber: '7' }], title: { en: 'Bowl' } })
  const jar = await put({ objectNumbers: [{ objectNumber: '8' }] })
  await attach(bowl.id, [one])
  expect([await lying(true), await lying(false)]).toEqual([['one.jpg'], ['two.jpg']])
  // The counts over the whole list are kept: they follow all the same.
  expect(await counted()).toEqual([
    ['true', 1],
    ['false', 1],
  ])
  const listed = (await list()).result.find(({ id }) => id === one)
  expect(listed).toMatchObject({ linked: 1, relatedObjects: [{ id: bowl.id, title: 'Bowl', number: '7' }] })
  const read = await ask<CardAnswer & { linked: number; parentId: null }>('GET', `/files/${one}`)
  expect(read.body).toMatchObject({ linked: 1, parentId: null, relatedObjects: [{ number: '7' }] })
  await attach(jar.id, [one, two])
  await detach(bowl.id, [one])
  expect(await lying(true)).toEqual(['one.jpg', 'two.jpg'])
  await detach(jar.id, [one, two])
  expect(await lying(false)).toEqual(['one.jpg', 'two.jpg'])
  await expectConsistency(app(), museum)
})

test('An object that goes to the bin leaves its files without anything, and has them again when it comes back; so does a file [C-F04] [C-K13]', async () => {
  const { put, file, lying, attach, call, ask, museum } = await someone()
  const one = await file('one.jpg')
  const bowl = await put()
  await attach(bowl.id, [one])
  await call('DELETE', `/${bowl.id}`)
  expect(await lying(false)).toEqual(['one.jpg'])
  await call('PUT', `/${bowl.id}/restore`)
  expect(await lying(true)).toEqual(['one.jpg'])
  await ask('DELETE', `/files/${one}`)
  await ask('PUT', `/files/${one}/restore`)
  expect(await lying(true)).toEqual(['one.jpg'])
  await expectConsistency(app(), museum)
})

test('Linking many at once and taking that back, and what a file links to itself [C-F04] [C-K16]', async () => {
  const { put, file, lying, bulk, undo, ask, museum } = await someone()
  const files = [await file('one.jpg'), await file('two.jpg')]
  const bowl = await put()
  const done = await bulk([bowl.id], { kind: 'linkCards', type: cardTypes.file, itemIds: files })
  expect(await lying(true)).toEqual(['one.jpg', 'two.jpg'])
  await undo(done)
  expect(await lying(false)).toEqual(['one.jpg', 'two.jpg'])
  const place = (await ask('POST', '/place/', { values: { names: [{ name: 'Rome' }] } })).body
  const id = files[0] ?? ''
  await ask('PUT', `/files/${id}/lock`)
  const saved = await ask('PUT', `/files/${id}`, { version: 1, placeShown: { id: place.id } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await lying(false)).toEqual(['one.jpg', 'two.jpg'])
  await expectConsistency(app(), museum)
})

test('Lists of other types have no such facet; files are sorted by their size [C-F04] [C-K02]', async () => {
  const { file, call, ask, museum, accountId } = await someone()
  await addFile(app(), { museum, accountId }, { name: 'large.jpg', content: await plainPicture(900, 600) })
  await file('small.jpg')
  const refused = await call('GET', `/?filters=${encodeURIComponent('{"isLinked":["true"]}')}`)
  expect(refused.status).toBe(400)
  const sorted = async (order: string) =>
    (await ask<List>('GET', `/files/?sort=size&order=${order}`)).body.result.map(({ title }) => title)
  expect(await sorted('ASC')).toEqual(['small.jpg', 'large.jpg'])
  expect(await sorted('DESC')).toEqual(['large.jpg', 'small.jpg'])
})
